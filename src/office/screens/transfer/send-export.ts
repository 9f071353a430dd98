import { addressOf, call, CallError } from '../../app/call.ts';
import type { ImportAnswer } from './api.ts';

/** Sends an export and tells how much of it has gone, which `fetch` does not. */
export async function sendExport(
  file: File,
  isDryRun: boolean,
  onProgress: (share: number) => void,
): Promise<ImportAnswer> {
  // Before hundreds of megabytes are sent, which the server would refuse.
  await call('POST', 'account/confirmation');
  const { promise, resolve, reject } = Promise.withResolvers<ImportAnswer>();
  const request = new XMLHttpRequest();
  request.open('POST', addressOf('transfer/import', { dryRun: isDryRun ? 'yes' : 'no' }));
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new CallError(0, 'offline'));
  request.onload = () => {
    const answer = request.response as ImportAnswer & { error?: string };
    if (request.status === 200) resolve(answer);
    else reject(new CallError(request.status, answer?.error ?? 'failed'));
  };
  request.setRequestHeader('Content-Type', 'application/gzip');
  request.send(file);
  return promise;
}
