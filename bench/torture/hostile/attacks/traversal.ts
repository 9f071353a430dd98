import { none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { exchange } from '../raw.ts';

/** Spellings of a step to the parent folder. */
const STEPS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2E%2E%2F',
  '.%2e/',
  '%2e./',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%255c',
  '%252e%252e%252f',
  '..%252f',
  '%25252e%25252e%25252f',
  '....//',
  '....\\\\',
  '..;/',
  '..//',
  './/../',
  '.././',
  '..%00/',
  '..%0d/',
  '..%09/',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '..%e0%80%af',
  '..%ef%bc%8f',
  '..%u2215',
  '\u00b7\u00b7/',
];
const FOLDERS = ['/', '/images/', '/files/', '/assets/', '/fonts/', '/en/', '/blog/', '/api/'];
const FILES = ['etc/passwd', 'package.json', 'sobremesa.sqlite', 'src/server/main.ts'];
const DEPTHS = [1, 3, 8];

/** Texts that such files contain and that the site never sends. */
const SECRETS = ['root:x:0', '"private": true', 'SQLite format 3', "from './config.server.ts'"];
const WIDTH = 8;

/** No spelling of a path leads to a file outside the site. */
export const traversal = defineAttack<void, { asked: number; leaks: string[] }>({
  name: 'traversal in 31 spellings',
  expects: noFailure,
  async run(attackers) {
    const cases = DEPTHS.flatMap((depth) =>
      FILES.flatMap((file) =>
        STEPS.flatMap((step) => FOLDERS.map((folder) => `${folder}${step.repeat(depth)}${file}`)),
      ),
    );
    const leaks: string[] = [];
    let asked = 0;
    const worker = async () => {
      while (attackers.goesOn() && asked < cases.length) {
        // Mixes the cases, so that even a short run tries some of each kind.
        const path = cases[(asked * 1_009) % cases.length] ?? '/';
        asked += 1;
        const packet = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
        const { received } = await exchange(attackers, packet);
        if (SECRETS.some((secret) => received.includes(secret))) leaks.push(path);
        if (!/^HTTP\/1\.1 [234]/.test(received.subarray(0, 12).toString())) leaks.push(path);
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
    return { asked, leaks };
  },
  figures: ({ asked, leaks }) => [
    none(
      'traversal: leaked files or failures',
      leaks.length,
      `${asked} asked ${leaks.slice(0, 3).join(' ')}`,
    ),
  ],
});
