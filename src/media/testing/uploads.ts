import { expect } from 'vitest';
import type { UploadResult } from '../upload-rules.ts';
import { drawPicture, type TestMedia } from './media.ts';

/** Files as they are sent: their names, and what is in them. */
export type Files = readonly (readonly [name: string, bytes: Uint8Array | string])[];

/** Uploads files by the form; answers the status and what is said. */
export async function upload(media: TestMedia, files: Files, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, bytes] of files) {
    form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  }
  const response = await media.ask('/api/image-upload', { method: 'POST', body: form, headers });
  const answer = (await response.json()) as { error?: string; uploadResults?: UploadResult[] };
  return { status: response.status, ...answer };
}

/** Uploads files and answers, for each, why it was refused, or `kept`. */
export async function outcomes(media: TestMedia, files: Files): Promise<Record<string, string>> {
  const { status, uploadResults = [] } = await upload(media, files);
  expect(status).toBe(200);
  expect(uploadResults).toHaveLength(files.length);
  return Object.fromEntries(
    files.map(([name], index) => {
      const result = uploadResults[index];
      return [name, result && 'error' in result ? result.error : 'kept'];
    }),
  );
}

export const jpeg = (width = 300, height = 200) => drawPicture(width, height).jpeg().toBuffer();
export const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));
