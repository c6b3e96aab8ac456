// Package wire turns recorded bytes into one neutral document: what was asked,
// what was answered, what it used. Codecs live below it, one a protocol; all/
// lists them. Decoding happens on read and never changes a tape.
//
// Nouns: an exchange is one HTTP request with its response as recorded; a codec
// decodes the exchanges of one protocol; a fold turns a stream's events into the
// document that its non-streamed twin would have given; a match key names a
// question, equal for requests that differ only in volatile fields.
package wire

import (
	"encoding/json"
	"time"
)

// Exchange is one call as bytes. Bodies are content-decoded (gzip and friends
// removed). Response may be cut: Truncated says so.
type Exchange struct {
	Method    string
	URL       string // absolute
	ReqHeader []Field
	ReqBody   []byte
	Status    int // 0: no response yet
	ResHeader []Field
	ResBody   []byte
	Truncated bool
}

// Field is one header line.
type Field struct{ Name, Value string }

// Codec decodes the exchanges of one protocol. Decode functions never panic and
// return what they could read together with an error.
type Codec interface {
	// API is the name printed as llm.api: "openai-chat", "openai-responses",
	// "anthropic-messages", "gemini", "openai-embeddings", …
	API() string
	// Detect says whether the codec speaks this exchange, from method, URL, headers
	// and, where those do not tell, the body's top-level keys.
	Detect(*Exchange) bool
	Request(*Exchange) (*Request, error)
	Reply(*Exchange) (*Reply, error)
	// Key gives the match keys of a request body, rungs 1 to 3.
	Key(*Exchange) (Keys, error)
}

// Request is a model call as asked.
type Request struct {
	Provider string // gen_ai.provider.name: "openai", "anthropic", "gcp.gemini", "mistral_ai", …
	Model    string
	Stream   bool
	System   []Part
	Messages []Message
	Tools    []Tool
	Params   map[string]json.RawMessage // temperature, max_tokens, …: what is left at the top level
	Inputs   []string                   // embeddings
}

// Message is one turn of the conversation.
type Message struct {
	Role  string // "user", "assistant", "tool", "developer", …
	Parts []Part
}

// PartKind says which fields of a Part are set.
type PartKind string

const (
	PartText       PartKind = "text"
	PartThinking   PartKind = "thinking"    // Text, Signature
	PartToolCall   PartKind = "tool_call"   // ID, Name, Arguments
	PartToolResult PartKind = "tool_result" // ID, Name, Text or Raw, IsError
	PartMedia      PartKind = "media"       // MIME, Raw or URL in Text
	PartOther      PartKind = "other"       // Raw
)

// Part is a piece of a message.
type Part struct {
	Kind      PartKind
	Text      string
	Signature string
	ID, Name  string
	Arguments json.RawMessage // as sent; a string of broken JSON is kept as a JSON string
	IsError   bool
	MIME      string
	Raw       json.RawMessage
}

// Tool is one tool offered to the model.
type Tool struct {
	Name        string
	Description string
	Schema      json.RawMessage
}

// Reply is a model call as answered.
type Reply struct {
	ID         string
	Model      string // that answered
	Text       string
	Thinking   string
	Parts      []Part // in order; tool calls among them
	ToolCalls  []ToolCall
	StopReason string // as the provider says it
	Usage      *Usage // nil: unknown, never a guess
	Error      *Error // also inside a 200 stream
	Streamed   bool
	Events     int             // stream events seen
	Folded     json.RawMessage // the non-streamed twin of a stream, or the body itself
}

// ToolCall is a call the model made. IDs may repeat or be absent: pair by order.
type ToolCall struct {
	ID        string
	Name      string
	Arguments json.RawMessage
}

// Usage counts tokens. Input includes cached and cache-write tokens; Output
// includes reasoning. A nil field is unknown.
type Usage struct {
	Input, CachedInput, CacheWrite, Output, Reasoning *int64
	CacheWrite1h                                      *int64 // part of CacheWrite with a 1 h life
	Tier                                              string // service tier where billed differently
}

// Error is a provider's error.
type Error struct {
	Type    string
	Code    string
	Message string
}

// Keys are the first three rungs of matching. Exact is over the raw body; Full is
// the match key: canonical JSON without volatile fields; Loose also lacks tools
// and system. A codec without rung 2 leaves Full and Loose zero.
type Keys struct {
	Exact, Full, Loose [32]byte
}

// Facts are values of a recording host that leak into prompts (date, cwd, home):
// Substitute replaces the live ones by the recorded ones, for matching only.
type Facts map[string]string

// Event is one event of a stream with its place in the body.
type Event struct {
	Name       string
	Data       []byte
	Start, End int64         // byte range in the body
	At         time.Duration // filled by the caller from the pace
}
