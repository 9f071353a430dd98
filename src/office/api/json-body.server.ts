import { parseJson, readBytes } from '../../http/index.server.ts';
import { ApiError } from './api-error.server.ts';

/** A JSON body, read no further than its limit. */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  return (await receiveJson(request, maximumBytes))();
}

/** The same, once it is there: what it says is looked at by the function that is answered. */
export async function receiveJson(request: Request, maximumBytes: number): Promise<() => unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') throw new ApiError(415, 'notJson');
  const bytes = await readBytes(request, maximumBytes);
  if (!bytes) throw new ApiError(413, 'tooLarge');
  return () => {
    try {
      return parseJson(bytes.toString('utf8'));
    } catch {
      throw new ApiError(400, 'notJson');
    }
  };
}
