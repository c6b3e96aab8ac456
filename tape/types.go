package tape

import (
	"encoding/hex"
	"time"
)

// Hash is a BLAKE3-256 digest under one of the format's domains.
type Hash [32]byte

func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// Seq numbers records from 0.
type Seq uint64

// Ref names a blob: its hash over plain bytes and its plain length. The zero Ref
// is the empty blob.
type Ref struct {
	Hash Hash
	Len  int64
	at   int64 // file offset of the record that stores it: found without an index
}

// Record is one record as read back.
type Record struct {
	Seq     Seq
	Kind    Kind
	Time    time.Duration // since Label.Started
	Open    Seq           // opening record of the frame it belongs to; its own Seq when it opens one
	InFrame bool          // false for label, blob, hole, end, signature
	Offset  int64         // in the file
	Size    int64         // stored bytes, length and check included
	Payload Payload
}

// Frame is one entry of the frame table.
type Frame struct {
	N       int // from 1
	Open    Seq
	Kind    Kind
	Start   time.Duration // since Label.Started
	End     time.Duration // time of the last record that joined
	Records int           // that belong to it, opening record included
	Status  FrameStatus
}

// FrameStatus is the state of a frame.
type FrameStatus uint8

const (
	FrameUnfinished FrameStatus = 0
	FrameComplete   FrameStatus = 1
	FrameTruncated  FrameStatus = 2
	FrameAborted    FrameStatus = 3
	FrameError      FrameStatus = 4
)

// String gives the word that `show --json` prints.
func (s FrameStatus) String() string {
	switch s {
	case FrameComplete:
		return "complete"
	case FrameTruncated:
		return "truncated"
	case FrameAborted:
		return "aborted"
	case FrameError:
		return "error"
	}
	return "unfinished"
}
