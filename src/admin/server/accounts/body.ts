import * as v from 'valibot';

/** Bytes of a body at most; none of ours comes near it. */
const MOST_BYTES = 16_384;

/** Why a body was not taken. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  readonly status: 413 | 415 | 422;
  constructor(status: BodyRefused['status']) {
    super(String(status));
    this.status = status;
  }
}

/** Reads a body of JSON and checks it against its schema; throws `BodyRefused`. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type.slice(0, 100))) throw new BodyRefused(415);
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new BodyRefused(413);
  let text = '';
  let length = 0;
  const decoder = new TextDecoder();
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new BodyRefused(413);
    text += decoder.decode(chunk, { stream: true });
  }
  const result = v.safeParse(schema, parsed(text), { abortEarly: true });
  if (!result.success) throw new BodyRefused(422);
  return result.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
