import { printable } from './printable.server.ts';

/**
 * A text for the output of a command. A terminal gets no control character but the line feed; a file
 * or another program also gets the `\r\n` with which lines of CSV end.
 */
export function outputText(text: string, isTerminal: boolean): string {
  return text
    .split('\r\n')
    .map(printable)
    .join(isTerminal ? '\n' : '\r\n');
}

/** Writes to the process's output. Nothing else does: the linter enforces it. */
export function writeOutput(text: string): void {
  process.stdout.write(outputText(text, process.stdout.isTTY));
}

/** Writes to the process's error output. */
export function writeError(text: string): void {
  process.stderr.write(outputText(text, process.stderr.isTTY));
}
