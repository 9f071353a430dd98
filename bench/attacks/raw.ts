import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Sends bytes on a new connection; returns everything received until it is closed or silent. */
export async function exchange(
  attackers: Attackers,
  text: string,
  silence = SILENCE,
): Promise<Buffer> {
  const socket = attackers.connect();
  socket.write(Buffer.from(text, 'latin1'));
  const pieces: Buffer[] = [];
  let isClosed = false;
  const end = performance.now() + PATIENCE;
  // Wait longer for the first byte: a busy server is not a silent one.
  let deadline = end;
  socket.on('data', (piece) => {
    pieces.push(Buffer.from(piece));
    deadline = Math.min(end, performance.now() + silence);
  });
  const closed = once(socket, 'close').then(() => (isClosed = true));
  while (!isClosed && performance.now() < deadline) await Promise.race([closed, pause(20)]);
  socket.destroy();
  return Buffer.concat(pieces);
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
