import { ApiError } from './api-error.ts';

/** A JSON body, read no further than its limit. */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') throw new ApiError(415, 'notJson');
  const text = await readText(request, maximumBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'notJson');
  }
}

async function readText(request: Request, maximumBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes)
    throw new ApiError(413, 'tooLarge');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > maximumBytes) throw new ApiError(413, 'tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
