package tape

import "fmt"

// Kind says what a record holds. Values are part of the format and never reused.
type Kind uint8

// Kinds of version 1. A record of a kind whose Opens is true opens a frame; the
// flag is also stored in each record, so that a reader can number frames whose
// kind it does not know.
const (
	KindLabel      Kind = 1  // record 0: what was run, where, by which version
	KindBlob       Kind = 2  // content-addressed bytes, as a rope
	KindCall       Kind = 3  // opens: an HTTP request went upstream (a model call or any other)
	KindHead       Kind = 4  // joins a call: status line and headers of the response
	KindChunk      Kind = 5  // joins a call: streamed response bytes with their pace
	KindReply      Kind = 6  // joins a call: the response ended, and how
	KindNote       Kind = 7  // opens: free text from a person, an agent or the recorder
	KindTurn       Kind = 8  // opens: a turn that an agent reported itself
	KindTx         Kind = 9  // opens: a step of a transaction
	KindBreaker    Kind = 10 // opens: a breaker tripped
	KindFork       Kind = 11 // opens: this tape was forked from another here
	KindMCP        Kind = 12 // opens: an MCP request or notification
	KindMCPReply   Kind = 13 // joins an MCP frame
	KindExec       Kind = 14 // opens: a command started
	KindExit       Kind = 15 // joins an exec frame
	KindFiles      Kind = 16 // opens: a batch of file changes
	KindSQL        Kind = 17 // opens: a SQL statement
	KindSQLReply   Kind = 18 // joins a SQL frame
	KindClock      Kind = 19 // a clock value that the run was given
	KindRandom     Kind = 20 // random bytes that the run was given
	KindHole       Kind = 21 // opens nothing: something was not recorded, and why
	KindEnd        Kind = 22 // the run ended: status, exit, signal
	KindSignature  Kind = 23 // a signed note over (size, root) of the records before it
	KindFooter     Kind = 24 // index; takes no sequence number and is no leaf
	KindConnection Kind = 25 // opens: a tunnel or WebSocket that is recorded as bytes
)

var kindNames = map[Kind]string{
	KindLabel: "label", KindBlob: "blob", KindCall: "call", KindHead: "head",
	KindChunk: "chunk", KindReply: "reply", KindNote: "note", KindTurn: "turn",
	KindTx: "tx", KindBreaker: "breaker", KindFork: "fork", KindMCP: "mcp",
	KindMCPReply: "mcp-reply", KindExec: "exec", KindExit: "exit", KindFiles: "files",
	KindSQL: "sql", KindSQLReply: "sql-reply", KindClock: "clock", KindRandom: "random",
	KindHole: "hole", KindEnd: "end", KindSignature: "signature", KindFooter: "footer",
	KindConnection: "connection",
}

func (k Kind) String() string {
	if s, ok := kindNames[k]; ok {
		return s
	}
	return fmt.Sprintf("kind-%d", uint8(k))
}

// Opens reports whether a record of this kind opens a frame.
func (k Kind) Opens() bool {
	switch k {
	case KindCall, KindNote, KindTurn, KindTx, KindBreaker, KindFork, KindMCP,
		KindExec, KindFiles, KindSQL, KindConnection:
		return true
	}
	return false
}
