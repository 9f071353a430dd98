/**
 * The whole body of a successful response. Rejects without reading it if the response is not
 * successful, and stops reading and rejects if it is longer than `maxBytes`.
 */
export async function readAtMost(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = response;
  if (!response.ok || !body) {
    await body?.cancel();
    throw new Error(`The provider answered ${response.status}`);
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > maxBytes) throw new Error(`The provider's answer is longer than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
