import { addressOf, CallError } from '../../call.ts';

export interface Misfit {
  readonly reason: string;
  readonly id: string;
  readonly type: string | null;
  readonly details: readonly string[];
  readonly fields?: readonly { readonly path: string; readonly isMissing: boolean }[];
}

export interface ImportReport {
  readonly isDryRun: boolean;
  readonly stored: number;
  readonly added: number;
  readonly replaced: number;
  readonly drafts: number;
  readonly skipped: number;
  readonly misfits: readonly Misfit[];
  readonly misfitCount: number;
}

/** Sends an export and tells how much of it has gone, which `fetch` does not. */
export function sendExport(
  file: File,
  isDryRun: boolean,
  onProgress: (share: number) => void,
): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>();
  const request = new XMLHttpRequest();
  request.open('POST', addressOf('transfer/import', { dryRun: isDryRun ? 'yes' : 'no' }));
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new CallError(0, 'offline'));
  request.onload = () => {
    const answer = request.response as ImportReport & { error?: string };
    if (request.status === 200) resolve(answer);
    else reject(new CallError(request.status, answer?.error ?? 'failed'));
  };
  request.setRequestHeader('Content-Type', 'application/gzip');
  request.send(file);
  return promise;
}
