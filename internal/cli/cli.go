// Package cli is the command line: it parses arguments, calls the engine and
// prints. It holds no logic that another front end would need.
package cli

import (
	"fmt"
	"io"
)

// Main runs one command and returns the process's exit status (0 fine, 2 usage).
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	fmt.Fprintln(stderr, "jukebox-tui: error: no command yet")
	return 2
}
