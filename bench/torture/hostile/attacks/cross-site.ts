import { KINDS } from '../../../../src/submissions/index.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { ENCODINGS, FORMS } from '../forms.ts';

/** Headers that a browser sends when another site's page posts. */
const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost@evil.example' },
];

const CASES = KINDS.flatMap((kind) =>
  ENCODINGS.flatMap((encode) =>
    FROM_ELSEWHERE.map((headers) => {
      const asked = encode(kind, FORMS[kind]);
      return { ...asked, headers: { ...asked.headers, ...headers } };
    }),
  ),
);

/** Forms posted by another site's page are refused before anything else. */
export const crossSite = defineAttack({
  name: "posts from other sites' pages",
  expects: oneOf(403),
  run: (attackers) =>
    attackers.flood({
      width: 8,
      perAddress: 25,
      next: (at) => CASES[at % CASES.length] ?? { path: '/' },
    }),
});
