import { none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { answersIn, exchange } from '../raw.ts';

const WIDTH = 16;
const REQUESTS = 60;
/** Paths of pages that can be told apart. */
const PATHS = ['/', '/contact', '/en', '/robots.txt', '/about', '/no-such-page'];

/** Many requests in one packet are all answered, in order. */
export const pipelining = defineAttack<readonly string[], { asked: number; wrong: number }>({
  name: 'pipelining',
  expects: noFailure,
  async prepare(attackers) {
    const marks: string[] = [];
    for (const path of PATHS) marks.push((await attackers.ask({ path })).body.toString('base64'));
    return marks;
  },
  async run(attackers, marks) {
    let asked = 0;
    let wrong = 0;
    const worker = async () => {
      while (attackers.goesOn()) {
        const start = asked;
        asked += REQUESTS;
        const order = Array.from({ length: REQUESTS }, (_, at) => (start + at * at) % PATHS.length);
        const packet = order.map(
          (which, at) =>
            `GET ${PATHS[which]} HTTP/1.1\r\nHost: localhost\r\n${at === REQUESTS - 1 ? 'Connection: close\r\n' : ''}\r\n`,
        );
        const { received } = await exchange(attackers, packet.join(''), 3_000);
        const answers = answersIn(received);
        wrong += order.filter(
          (which, at) => answers[at]?.body.toString('base64') !== marks[which],
        ).length;
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
    return { asked, wrong };
  },
  figures: ({ asked, wrong }) => [
    none('pipelining: answers missing or out of order', wrong, `of ${asked}`),
  ],
});
