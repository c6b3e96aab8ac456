// Package tape reads and writes tapes: one run of an agent in one append-only,
// tamper-evident file, *.jbx. FORMAT.md in this directory is the specification.
//
// Nouns: a tape is a sequence of records; a record is immutable, appended once
// and hashed; a frame is what a person counts, opened by exactly one record and
// numbered from 1 in the order of the opening records; a blob is content-addressed
// bytes, stored once; pace is the (delay, length) list of a streamed body.
//
// The package refuses to know any provider, protocol or redaction rule: it
// stores the bytes it is given and proves that they are still those.
package tape
