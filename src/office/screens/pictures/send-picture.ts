import { addressOf } from '../../app/call.ts';
import type { Sent } from './upload-queue.ts';

/** Sends a picture to the library. Not by `fetch`, which does not say how much has gone. */
export function sendPicture(file: File, onProgress: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('pictures'));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ problem: 'offline' });
    request.onabort = () => resolve({ problem: 'offline' });
    request.onload = () => {
      const answer = request.response as { error?: string } | null;
      const isTaken = request.status >= 200 && request.status < 300 && answer;
      resolve(isTaken ? ({ picture: answer } as Sent) : { problem: answer?.error ?? 'failed' });
    };
    const form = new FormData();
    form.append('images', file, file.name);
    request.send(form);
  });
}
