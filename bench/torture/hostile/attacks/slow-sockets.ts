import { allOf, pause } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { waitOut, type Attackers } from '../attackers.ts';
import { pathOf } from '../forms.ts';

const SOCKETS = 2_000;
/** Connections opened at once, few enough not to overflow the listen backlog. */
const AT_ONCE = 100;
/** Time between two drops, milliseconds. */
const DRIP = 500;

type Socket = ReturnType<Attackers['connect']>;

const HELLO = Buffer.from('160301020001000001fc0303', 'hex');

/** Ways to keep a connection open: how it begins, and what drips in afterwards. */
const KINDS: readonly { readonly begin: (socket: Socket) => void; readonly drop?: string }[] = [
  { begin: (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'), drop: 'X-A: b\r\n' },
  {
    begin: (socket) =>
      socket.write(
        `POST ${pathOf('contact')} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      ),
    drop: ' ',
  },
  { begin: (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n') },
  {
    begin: (socket) => {
      socket.pause();
      socket.write('GET /files/about.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    },
  },
  { begin: (socket) => socket.write(HELLO) },
];

/** Thousands of connections that send or read next to nothing. */
export const slowSockets = defineAttack<void, { opened: number; status: number }>({
  name: '2,000 slow sockets of five kinds',
  expects: oneOf(200),
  async run(attackers) {
    const sockets: Socket[] = [];
    let opened = 0;
    for (let at = 0; at < SOCKETS; at += 1) {
      const socket = attackers.connect();
      const kind = KINDS[at % KINDS.length];
      socket.on('connect', () => {
        opened += 1;
        kind?.begin(socket);
      });
      sockets.push(socket);
      if (at % AT_ONCE === AT_ONCE - 1) await pause(20);
    }
    while (attackers.goesOn()) {
      for (const [at, socket] of sockets.entries()) {
        const { drop } = KINDS[at % KINDS.length] ?? {};
        if (drop !== undefined && socket.writable) socket.write(drop);
      }
      await pause(DRIP);
    }
    // A new visitor is served while all of them are still connected.
    const { status } = await attackers.ask({ path: '/contact' });
    await waitOut(attackers);
    for (const socket of sockets) socket.destroy();
    return { opened: opened / SOCKETS, status };
  },
  figures: ({ opened, status }) => [
    allOf('slow sockets: share that was opened', opened, 1),
    allOf('slow sockets: a new visitor is served', status === 200 ? 1 : 0, 1),
  ],
});
