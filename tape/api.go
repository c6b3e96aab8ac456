package tape

import (
	"context"
	"crypto/ed25519"
	"errors"
	"io"
	"iter"
	"time"
)

// THE SIGNATURES BELOW ARE THE CONTRACT between builders; bodies come with the
// implementation, which spreads them over writer.go, reader.go, merkle.go, ….

var errTODO = errors.New("tape: not yet")

// Options of Create and Reopen; the zero value is the default.
type Options struct {
	Now      func() time.Time // the clock; default time.Now
	SyncIdle time.Duration    // background group commit; default 50 ms, negative: never
}

// Writer appends to one tape. Its methods are safe for concurrent use.
type Writer struct{}

// Create makes the file (0600, must not exist) and writes header and label.
// A zero label.Started is taken from the clock.
func Create(path string, label Label, opts Options) (*Writer, error) { return nil, errTODO }

// Reopen opens a closed or torn tape for appending. A torn tail is cut first and
// reported by the returned Torn (nil when the tape was whole).
func Reopen(path string, opts Options) (*Writer, *Torn, error) { return nil, nil, errTODO }

// Put stores body once and names it. key groups bodies that resemble each other
// ("POST api.openai.com/v1/chat/completions"): the new blob is stored as slices of
// earlier ones of the group plus what is new. body is not kept after return.
func (w *Writer) Put(key string, body []byte) (Ref, error) { return Ref{}, errTODO }

// Append adds a record that opens a frame, or one that belongs to none.
func (w *Writer) Append(p Payload) (Seq, error) { return 0, errTODO }

// Join adds a record to the frame that open opened. Chunks of one frame form one
// stream: compressed as one, flushed with each record. A Reply closes the stream;
// where chunks went before and its Body is zero, Body is filled in.
func (w *Writer) Join(open Seq, p Payload) (Seq, error) { return 0, errTODO }

// View is the tape so far, kept up with what is appended.
func (w *Writer) View() *Tape { return nil }

// Sync makes all that was appended durable.
func (w *Writer) Sync() error { return errTODO }

// Sign appends a signed note over the size and root so far.
func (w *Writer) Sign(s NoteSigner) error { return errTODO }

// Close writes the footer, syncs and closes. Safe to call twice.
func (w *Writer) Close() error { return errTODO }

// Abandon closes the file without a footer, as a crash would leave it.
func (w *Writer) Abandon() error { return errTODO }

// NoteSigner signs; KeySigner makes one from an Ed25519 key.
type NoteSigner interface {
	Name() string
	KeyHash() uint32
	Sign(msg []byte) ([]byte, error)
}

// KeySigner makes a signer (golang.org/x/mod/sumdb/note) named name.
func KeySigner(name string, key ed25519.PrivateKey) (NoteSigner, error) { return nil, errTODO }

// Torn says where a tape stops being whole.
type Torn struct {
	At     int64  // file offset where the first incomplete or damaged record begins
	Lost   int64  // bytes after it
	Reason string // "short record", "check differs", …
}

// Tape reads one tape, closed, torn or still growing. Safe for concurrent use.
type Tape struct{}

// Open opens path by its footer, or by a scan where there is none. A torn tail is
// no error: see Torn. Errors: ErrNotTape, ErrVersion, *CorruptError.
func Open(path string) (*Tape, error) { return nil, errTODO }

// NewTape reads from r as Open does.
func NewTape(r io.ReaderAt, size int64) (*Tape, error) { return nil, errTODO }

// Follow opens a tape that another process is writing: Wait sees it grow.
func Follow(path string) (*Tape, error) { return nil, errTODO }

func (t *Tape) Close() error                                 { return nil }
func (t *Tape) Label() Label                                 { return Label{} }
func (t *Tape) ID() string                                   { return "" } // "tr_" + 8 hex, or Label.ID
func (t *Tape) Len() Seq                                     { return 0 }  // records
func (t *Tape) NumFrames() int                               { return 0 }
func (t *Tape) Torn() *Torn                                  { return nil }
func (t *Tape) Status() Status                               { return "" }         // last End, else live, else torn
func (t *Tape) Size() int64                                  { return 0 }          // bytes of the file that were read
func (t *Tape) Wait(ctx context.Context, n Seq) (Seq, error) { return 0, errTODO } // until Len() > n or the tape closed (io.EOF)
func (t *Tape) Frame(n int) (Frame, error)                   { return Frame{}, errTODO }
func (t *Tape) Frames(from int) iter.Seq2[Frame, error]      { return nil }
func (t *Tape) Record(s Seq) (Record, error)                 { return Record{}, errTODO }
func (t *Tape) Records(from Seq) iter.Seq2[Record, error]    { return nil }
func (t *Tape) FrameRecords(n int) ([]Record, error)         { return nil, errTODO } // in order; chunk Data decompressed
func (t *Tape) Blob(r Ref) ([]byte, error)                   { return nil, errTODO } // checked against its hash only by Verify(deep)
func (t *Tape) BlobReader(r Ref) (io.ReadSeeker, error)      { return nil, errTODO } // bounded memory
func (t *Tape) FrameOf(open Seq) (int, error)                { return 0, errTODO }   // frame number of an opening record
func (t *Tape) Root() (Hash, Seq, error)                     { return Hash{}, 0, errTODO }

// Proof shows that a run of records lies in a tape with a given root. It marshals
// to JSON and carries the stored bytes of the records it proves.
type Proof struct{}

// ProveFrame proves all records of frame n against the tape's root.
func (t *Tape) ProveFrame(n int) (*Proof, error) { return nil, errTODO }

// Consistency returns the RFC 6962 consistency proof between two sizes.
func (t *Tape) Consistency(old, new Seq) ([]Hash, error) { return nil, errTODO }

// VerifyConsistency checks such a proof.
func VerifyConsistency(old, new Seq, oldRoot, newRoot Hash, proof []Hash) error { return errTODO }

// Verify checks the proof against a root, without the tape.
func (p *Proof) Verify(root Hash) error { return errTODO }

// Report is what Verify found.
type Report struct {
	OK          bool
	Records     Seq
	Frames      int
	Root        Hash
	Bytes       int64
	TruncatedAt int64 // -1 when whole
	Signed      Seq   // records covered by the newest valid signature
	Signatures  []SignatureReport
	Problems    []Problem // what is wrong, first first
}

// SignatureReport is one signature found on the tape.
type SignatureReport struct {
	Name  string
	Size  Seq
	Valid bool // false also when the key is unknown
	Known bool
}

// Problem is one fault and its place.
type Problem struct {
	Place  string // "header", "record", "footer", "signature", "blob"
	Seq    Seq
	Offset int64
	Detail string
}

// VerifyOptions of Verify; the zero value checks stored bytes.
type VerifyOptions struct {
	Deep     bool              // decode every payload and every blob and compare its hash
	Key      ed25519.PublicKey // check signatures by this key
	Name     string            // of the key; default: any
	Progress func(done, total int64)
}

// VerifyFile reads the whole file and recomputes every hash, on all cores. err is
// for what could not be read; damage is in the report.
func VerifyFile(path string, o VerifyOptions) (Report, error) { return Report{}, errTODO }

// Repair cuts a torn tail and writes a footer. It keeps the bytes that it cut in
// path + ".torn".
func Repair(path string) (*Torn, error) { return nil, errTODO }

// Sentinels that callers branch on.
var (
	ErrNotTape = errors.New("tape: not a jukebox tape")
	ErrVersion = errors.New("tape: made by a newer version")
	ErrNoFrame = errors.New("tape: no such frame")
	ErrNoBlob  = errors.New("tape: no such blob")
)

// CorruptError names damaged bytes.
type CorruptError struct{ Problem Problem }

func (e *CorruptError) Error() string { return "tape: " + e.Problem.Place + ": " + e.Problem.Detail }
