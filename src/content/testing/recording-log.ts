import type { Log } from '../../log/index.server.ts';

interface Report {
  documentId: string;
  problems: readonly string[];
}

/** A log that records the reports on documents, and throws on an error. */
export function recordingLog(): { log: Log; reports: Report[] } {
  const reports: Report[] = [];
  const log: Log = {
    info() {},
    warn: (_message, fields) => void reports.push(fields as unknown as Report),
    error: (message, fields) => {
      throw new Error(`${message}: ${String(fields?.['error'])}`);
    },
  };
  return { log, reports };
}
