import { none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { asForm, FORMS } from '../forms.ts';
import { answersIn, exchange } from '../raw.ts';

const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example/',
  '%2f%2fevil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '@evil.example',
  '/@evil.example/..//evil.example',
  'http:///evil.example',
  '/menu%0d%0aLocation:%20//evil.example',
  '/menu\u2028//evil.example',
];

/** Paths that are redirected: trailing slashes, capitals, hosts in place of paths. */
const PATHS = [
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '//evil.example/menu/',
  '/en//evil.example/',
  '/menu//evil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '/en/%2fevil.example/',
  '///evil.example/%2f..',
  '/language/en?to=/&to=//evil.example',
  'http://evil.example/',
  'http://evil.example/menu/',
];

const HEADERS = ['Host: evil.example', 'X-Forwarded-Host: evil.example', 'Cookie: language=en'];

/** Nothing redirects from this site to another. */
export const redirects = defineAttack<void, { asked: number; astray: string[] }>({
  name: 'open redirects',
  expects: noFailure,
  async run(attackers) {
    const paths = [
      ...PATHS,
      ...ELSEWHERE.flatMap((to) => [
        `/language/en?to=${to}`,
        `/language/es?to=${encodeURIComponent(to)}`,
        `/en/language/en?to=${encodeURIComponent(to)}`,
      ]),
    ].map((path) => path.replaceAll(/[\u2028 ]/g, (letter) => encodeURIComponent(letter)));
    const astray = new Set<string>();
    let asked = 0;
    const look = async () => {
      for (const path of paths) {
        const host = HEADERS[asked % HEADERS.length] ?? '';
        const named = host.startsWith('Host') ? '' : 'Host: localhost\r\n';
        const packet = `GET ${path} HTTP/1.1\r\n${named}${host}\r\nConnection: close\r\n\r\n`;
        asked += 1;
        const { received } = await exchange(attackers, packet);
        for (const { head } of answersIn(received)) {
          const location = /^location: *(.*)$/im.exec(head)?.[1];
          if (location !== undefined && leadsAway(location, path)) astray.add(path);
        }
      }
    };
    await look();
    while (attackers.goesOn()) await look();
    for (const returnTo of ELSEWHERE) {
      const fields = { ...FORMS.contact, email: '', returnTo };
      const { body } = await attackers.ask(asForm('contact', fields));
      const shown = /name="returnTo"[^>]*value="([^"]*)"/.exec(body.toString())?.[1] ?? '';
      if (leadsAway(shown, '/form')) astray.add(`returnTo ${returnTo}`);
    }
    return { asked, astray: [...astray] };
  },
  figures: ({ asked, astray }) => [
    none('open redirects: to another site', astray.length, `${asked} asked ${astray.join(' ')}`),
  ],
});

/** Whether a browser on this site would leave it for the location. */
function leadsAway(location: string, path: string): boolean {
  const own = 'http://own.invalid';
  const page = URL.canParse(path, own) ? new URL(path, own) : new URL(own);
  // The requested address may name another host itself; resolve against our own.
  const base = page.host === 'own.invalid' ? page : new URL(own);
  if (!URL.canParse(location, base)) return false;
  return new URL(location, base).origin !== own;
}
