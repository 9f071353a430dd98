import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { pathOf } from '../forms.ts';
import { answersIn, exchange } from '../raw.ts';

/** The smuggled request, whose response is easy to recognise. */
const HIDDEN = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Text that only its response contains. */
const HIDDEN_MARK = 'User-agent';
const PATH = pathOf('contact');
const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Requests whose end is ambiguous, each followed by the hidden one. */
const SMUGGLERS: Readonly<Record<string, string>> = {
  'length and chunks': `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${HEAD}Content-Length: 2\r\nContent-Length: ${2 + HIDDEN.length}\r\n\r\n{}${HIDDEN}`,
  'length with a sign': `${HEAD}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  'bad size of a chunk': `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'huge size of a chunk': `${HEAD}Transfer-Encoding: chunked\r\n\r\n10000000000000002\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'chunk longer than it says': `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'folded header':
    `${HEAD}X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`.replace(
      '\r\n Transfer',
      '\r\n\tTransfer',
    ),
  'space before the colon': `${HEAD}Transfer-Encoding : chunked\r\n\r\n${chunk('{}')}0\r\n\r\n${HIDDEN}`,
  'another coding': `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a coding in disguise': `${HEAD}Transfer-Encoding: \u000bchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'bare line feeds': `POST ${PATH} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${HIDDEN}`,
  'a length on GET': `GET /no-such-page HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a line break in a name': `GET /no-such-page HTTP/1.1\r\nHost: localhost\r\nX-A\r\nb: c\r\n\r\n`,
  'a header within a value': `GET /no-such-page HTTP/1.1\r\nHost: localhost\r\nX-A: b\rX-B: c\r\n\r\n`,
};
/** Unambiguous: here the hidden request is a regular second one, and answered. */
const HONEST = `${HEAD}Content-Length: 2\r\n\r\n{}${HIDDEN}`;

/** No request can be hidden in another. */
export const smuggling = defineAttack<void, { asked: number; hidden: string[]; honest: boolean }>({
  name: 'request smuggling',
  expects: noFailure,
  async run(attackers) {
    const hidden: string[] = [];
    let asked = 0;
    const look = async () => {
      for (const [name, packet] of Object.entries(SMUGGLERS)) {
        asked += 1;
        const { received } = await exchange(attackers, packet);
        const [first] = answersIn(received);
        const isAnswered = received.includes(HIDDEN_MARK);
        if (isAnswered || (first && first.status >= 500)) hidden.push(name);
      }
    };
    await look();
    while (attackers.goesOn()) await look();
    const { received } = await exchange(attackers, HONEST);
    return { asked, hidden: [...new Set(hidden)], honest: received.includes(HIDDEN_MARK) };
  },
  figures: ({ asked, hidden, honest }) => [
    none(
      'smuggling: hidden requests answered',
      hidden.length,
      `${asked} tried ${hidden.join(', ')}`,
    ),
    allOf('smuggling: a regular second request is answered', honest ? 1 : 0, 1),
  ],
});
