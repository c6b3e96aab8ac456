// Command jukebox-tui is a terminal time-travel debugger for AI agents.
package main

import (
	"os"

	"github.com/socrates6969/jukebox-tui/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
