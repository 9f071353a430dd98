import { hostileValues, EMAIL_HEADERS } from '../../../../src/mail/testing/emails.ts';
import { KINDS } from '../../../../src/submissions/index.ts';
import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { asForm, asJson, FORMS } from '../forms.ts';

/** Texts that would run in a page that shows them unescaped. */
const SCRIPTS = [
  '<script>alert(4711)</script>',
  '"><script>alert(4711)</script>',
  '</script><script>alert(4711)</script>',
  '</textarea><script>alert(4711)</script>',
  "'-alert(4711)-'",
  '<img src=x onerror=alert(4711)>',
  '<svg/onload=alert(4711)>',
  '<!--<script>alert(4711)',
  '\u0000<script>alert(4711)</script>',
  '" onfocus=alert(4711) autofocus="',
  'javascript:alert(4711)',
];
/** The islands' data, which no browser runs, up to the first closing tag. */
const DATA = /<script type="application\/json">.*?<\/script>/gs;
/** One of our scripts as an actual tag or address. */
const ACTIVE = /<script>alert|<img src=x|<svg\/onload|(?:href|src|action)="javascript:/i;

/** Whether a page would run a text, because it contains it unescaped. */
function runs(html: Buffer, text: string): boolean {
  const page = html.toString().replaceAll('\0', '').replaceAll(DATA, '');
  const isUnescaped = /[<"']/.test(text) && page.includes(text.replaceAll('\0', ''));
  return isUnescaped || ACTIVE.test(page);
}

/** Number of emails with hostile values, and of values in each. */
const EMAILS = 4;
const VALUES = 5;

/** Scripts and headers in values are shown and sent as nothing but text. */
export const injection = defineAttack<Record<string, string>[], { shown: number; ran: string[] }>({
  name: 'scripts and headers in values',
  expects: noFailure,
  prepare: (attackers) => attackers.proofs(EMAILS),
  async run(attackers, proofs) {
    const ran: string[] = [];
    let shown = 0;
    for (const kind of KINDS) {
      for (const [at, script] of SCRIPTS.entries()) {
        const fields = Object.fromEntries(Object.keys(FORMS[kind]).map((name) => [name, script]));
        const { body } = await attackers.ask(asForm(kind, { ...fields, returnTo: `/${script}` }));
        shown += 1;
        if (runs(body, script)) ran.push(`${kind} ${at}`);
      }
    }
    for (const script of SCRIPTS) {
      const value = encodeURIComponent(script);
      for (const path of [`/thanks?kind=${value}`, `/menu?list=${value}`, `/${value}`]) {
        const { body } = await attackers.ask({ path });
        shown += 1;
        if (runs(body, script)) ran.push(path);
      }
    }
    const values = hostileValues(EMAILS * VALUES, 4_711);
    for (const [at, proof] of proofs.entries()) {
      const value = (which: number, most: number) =>
        `v${values[at * VALUES + which] ?? ''}`.slice(0, most);
      const fields = {
        ...FORMS.request,
        ...proof,
        firstName: value(0, 100),
        lastName: value(1, 100),
        company: value(2, 200),
        message: value(3, 9_000),
        workshop: value(4, 200),
        email: `injected${at}@example.com`,
      };
      await attackers.ask(asJson('request', fields));
    }
    return { shown, ran };
  },
  async figures({ shown, ran }, scene) {
    const emails = await scene.emails();
    const expected = new Set(EMAIL_HEADERS);
    const strange = emails.flatMap(({ headers }) =>
      headers.map(([name]) => name).filter((name) => !expected.has(name)),
    );
    const astray = emails.filter(({ to }) => to.length !== 1 || to.some((one) => /evil/.test(one)));
    return [
      none('injection: pages that would run it', ran.length, `${shown} checked ${ran.join(' ')}`),
      allOf('injection: emails checked', emails.length, EMAILS),
      none('injection: unexpected headers', strange.length, [...new Set(strange)].join(' ')),
      none('injection: unexpected recipients', astray.length),
    ];
  },
});
