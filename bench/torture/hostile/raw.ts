import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Attackers } from './attackers.ts';

/** A response, as parsed from the bytes of a connection. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** Silence after which no more data is expected, milliseconds. */
const SILENCE = 400;
const PATIENCE = 5_000;

/** Sends bytes on a new connection; returns everything received, and whether the server closed it. */
export async function exchange(
  attackers: Attackers,
  bytes: string | Buffer,
  silence = SILENCE,
): Promise<{ received: Buffer; isClosed: boolean }> {
  const socket = attackers.connect();
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  const result = await collect(socket, silence);
  socket.destroy();
  return result;
}

/** Everything that a connection receives until it is closed or silent. */
export async function collect(
  socket: Socket,
  silence = SILENCE,
): Promise<{ received: Buffer; isClosed: boolean }> {
  const pieces: Buffer[] = [];
  let isClosed = false;
  let heardAt = performance.now();
  const end = heardAt + PATIENCE;
  socket.on('data', (piece) => {
    pieces.push(Buffer.from(piece));
    heardAt = performance.now();
  });
  const closed = once(socket, 'close').then(() => (isClosed = true));
  while (!isClosed && performance.now() < Math.min(end, deadline())) {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  return { received: Buffer.concat(pieces), isClosed };

  // Wait longer for the first byte: a busy server is not a silent one.
  function deadline(): number {
    return pieces.length === 0 ? end : heardAt + silence;
  }
}

/** Splits a sequence of responses, each with a Content-Length. */
export function answersIn(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const head = rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    answers.push({ status, head, body });
    rest = rest.subarray(end + 4 + length);
  }
}
