package tape

import "time"

// Payload is the content of a record, stored as deterministic CBOR (RFC 8949,
// section 4.2.1) with small integer keys. Unknown keys are ignored on read.
type Payload interface{ Kind() Kind }

// Label is record 0 of every tape. TRACK ID derives from its leaf hash unless
// ID is set. It holds no secret values: Env is an allow-list.
type Label struct {
	ID        string            `cbor:"1,keyasint,omitempty"` // --id, else derived
	Name      string            `cbor:"2,keyasint,omitempty"` // agent name
	Argv      []string          `cbor:"3,keyasint,omitempty"`
	Cwd       string            `cbor:"4,keyasint,omitempty"`
	Mode      []string          `cbor:"5,keyasint,omitempty"` // "base-url", "proxy", "booth", "demo"
	Env       map[string]string `cbor:"6,keyasint,omitempty"` // allow-listed environment
	EnvNames  []string          `cbor:"7,keyasint,omitempty"` // names whose values were withheld
	GitCommit string            `cbor:"8,keyasint,omitempty"`
	GitDirty  string            `cbor:"9,keyasint,omitempty"`  // hex BLAKE3 of the dirty state, "" when clean
	Host      map[string]string `cbor:"10,keyasint,omitempty"` // facts that leak into prompts: date, home, kernel, os, arch, tz
	Versions  map[string]string `cbor:"11,keyasint,omitempty"` // jukebox-tui, go, codec
	Seed      uint64            `cbor:"12,keyasint,omitempty"`
	Policy    string            `cbor:"13,keyasint,omitempty"`
	Started   int64             `cbor:"14,keyasint"`           // Unix ns; record times count from here
	TokenKey  []byte            `cbor:"15,keyasint,omitempty"` // key of the redaction tokens, 32 bytes
	Encoder   string            `cbor:"16,keyasint,omitempty"` // encoder id: part of canonical form
}

// StartedAt is Started as a time in UTC.
func (l Label) StartedAt() time.Time { return time.Unix(0, l.Started).UTC() }

// Redaction is one span of stored bytes that stands for a secret. The token in
// its place has the secret's length.
type Redaction struct {
	Part   string `cbor:"1,keyasint"` // "url", "header", "body", "trailer"
	Offset int64  `cbor:"2,keyasint"` // in the stored plain bytes of the part
	Len    int64  `cbor:"3,keyasint"`
	Kind   string `cbor:"4,keyasint"` // rule: "authorization", "openai-key", "env:NAME", …
}

// Call opens a frame: a request was sent, or was about to be.
type Call struct {
	Method     string      `cbor:"1,keyasint"`
	URL        string      `cbor:"2,keyasint"`           // absolute, as sent upstream, redacted
	Route      string      `cbor:"3,keyasint,omitempty"` // "base-url:openai", "proxy", "gateway"
	Proto      string      `cbor:"4,keyasint,omitempty"` // towards the client, "HTTP/1.1"
	Header     Ref         `cbor:"5,keyasint"`           // blob: "Name: value\r\n" lines in canonical order
	Body       Ref         `cbor:"6,keyasint"`
	BodyMode   BodyMode    `cbor:"7,keyasint,omitempty"`
	Decoded    string      `cbor:"8,keyasint,omitempty"` // content codings removed because a redaction hit inside them
	Redactions []Redaction `cbor:"9,keyasint,omitempty"`
	Path       string      `cbor:"10,keyasint,omitempty"` // request target as the client sent it, redacted, when URL does not tell
}

// BodyMode says how much of a body is on the tape.
type BodyMode uint8

const (
	BodyFull BodyMode = 0 // all bytes
	BodyHash BodyMode = 1 // only hash and length: large non-model traffic
)

// Head joins a call: the response began.
type Head struct {
	Status     int         `cbor:"1,keyasint"`
	Proto      string      `cbor:"2,keyasint,omitempty"` // of the upstream, "HTTP/2.0"
	Header     Ref         `cbor:"3,keyasint"`
	Redactions []Redaction `cbor:"4,keyasint,omitempty"`
}

// Pace is one chunk border: Len bytes that arrived Delay ns after the border
// before (the first: after the call's opening record).
type Pace struct {
	_     struct{} `cbor:",toarray"`
	Delay int64
	Len   int64
}

// Chunk joins a call: the next bytes of the response, possibly several arrived
// chunks in one record, with one Pace each (the sum of Len is len(Data), except
// that a border may lie in a later record where the scanner held bytes back).
type Chunk struct {
	Pace []Pace
	Data []byte
}

// Outcome says how an exchange ended.
type Outcome string

const (
	Complete  Outcome = "complete"
	Truncated Outcome = "truncated" // the upstream stopped short
	Aborted   Outcome = "aborted"   // the client went away
	Errored   Outcome = "error"     // no response at all; Error says why
)

// Reply joins a call: the response ended. Body hashes all plain stored bytes of
// the response, whether they lie in chunk records before it or in a blob.
type Reply struct {
	Outcome    Outcome     `cbor:"1,keyasint"`
	Error      string      `cbor:"2,keyasint,omitempty"`
	Body       Ref         `cbor:"3,keyasint"`
	BodyMode   BodyMode    `cbor:"4,keyasint,omitempty"`
	Decoded    string      `cbor:"5,keyasint,omitempty"`
	Chunks     int         `cbor:"6,keyasint,omitempty"` // arrived chunks
	Trailer    Ref         `cbor:"7,keyasint,omitempty"`
	Redactions []Redaction `cbor:"8,keyasint,omitempty"`
}

// Note opens a frame with free text.
type Note struct {
	Source string `cbor:"1,keyasint,omitempty"` // "recorder", "user", "agent"
	Text   string `cbor:"2,keyasint"`
}

// Breaker opens a frame: a limit stopped the next call.
type Breaker struct {
	Rule     string `cbor:"1,keyasint"` // "max-calls", "max-cost-usd"
	Limit    string `cbor:"2,keyasint"`
	Value    string `cbor:"3,keyasint"`
	Evidence []Seq  `cbor:"4,keyasint,omitempty"` // opening records
	Reason   string `cbor:"5,keyasint,omitempty"`
}

// Hole marks something that was not recorded.
type Hole struct {
	What  string `cbor:"1,keyasint"`
	Bytes int64  `cbor:"2,keyasint,omitempty"`
	Why   string `cbor:"3,keyasint"`
}

// End says how the run ended.
type End struct {
	Status Status `cbor:"1,keyasint"`
	Exit   int    `cbor:"2,keyasint"` // child's exit code, -1 when it died by a signal or did not start
	Signal string `cbor:"3,keyasint,omitempty"`
	Reason string `cbor:"4,keyasint,omitempty"`
}

// Generic is a record of a kind that this version does not decode: its CBOR, raw.
type Generic struct {
	K   Kind
	Raw []byte
}

func (Label) Kind() Kind     { return KindLabel }
func (Call) Kind() Kind      { return KindCall }
func (Head) Kind() Kind      { return KindHead }
func (Chunk) Kind() Kind     { return KindChunk }
func (Reply) Kind() Kind     { return KindReply }
func (Note) Kind() Kind      { return KindNote }
func (Breaker) Kind() Kind   { return KindBreaker }
func (Hole) Kind() Kind      { return KindHole }
func (End) Kind() Kind       { return KindEnd }
func (g Generic) Kind() Kind { return g.K }

// Status is the state of a run.
type Status string

const (
	StatusLive       Status = "live"
	StatusComplete   Status = "complete"
	StatusFailed     Status = "failed"
	StatusTorn       Status = "torn"
	StatusTripped    Status = "tripped"
	StatusStaged     Status = "staged"
	StatusCommitted  Status = "committed"
	StatusRolledBack Status = "rolled_back"
)
