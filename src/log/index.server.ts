import { writeError, writeOutput } from './output.server.ts';
import { printableJson } from './printable.server.ts';
import { currentRequest } from './request-id.server.ts';

export { writeError, writeOutput } from './output.server.ts';
export { printable, printableLine, printableLines } from './printable.server.ts';
export { currentRequest, forRequest } from './request-id.server.ts';

/** Severity of a line, least first. */
export type Level = 'info' | 'warn' | 'error';

/** What the line says besides its message. Never a visitor's data. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/**
 * Writes one JSON object a line to `write`, by default the process's output. What is logged for a
 * request names it: `request`.
 */
export function createLog(
  write: (line: string, level: Level) => void = (line, level) =>
    level === 'info' ? writeOutput(line) : writeError(line),
): Log {
  const log =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      const shown = Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Error ? (value.stack ?? value.message) : value,
      ]);
      const time = new Date().toISOString();
      const request = currentRequest();
      const line = { time, level, message, ...(request !== undefined && { request }) };
      Object.assign(line, Object.fromEntries(shown));
      write(`${printableJson(line)}\n`, level);
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** A log that writes nothing, for tests in which it does not matter. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** Minimum time between two warnings, milliseconds. */
const SELDOM = 60_000;

/** Returns a rate-limited warning, for faults that may repeat with every request. */
export function createSeldomWarning(
  log: Log,
  message: string,
  now: () => number = () => performance.now(),
): (fields?: Fields) => void {
  let last = -Infinity;
  return (fields) => {
    if (now() - last < SELDOM) return;
    last = now();
    log.warn(message, fields);
  };
}
