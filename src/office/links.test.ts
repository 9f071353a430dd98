import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email/index.server.ts';
import { composeOwnerEmail } from '../requests/emails/compose.server.ts';
import { SAMPLE_CONTEXT, sampleSubmissions } from '../requests/emails/samples.server.ts';
import { composeAnswer } from '../requests/quotes/emails.server.ts';
import { NO_WAYS } from '../requests/quotes/payment.ts';
import { sampleQuote, SAMPLE_VISITOR } from '../requests/quotes/sample.server.ts';
import { AREAS } from './app/areas.gen.ts';
import { outageEmail } from './outage-email.server.ts';
import { OFFICE_PATH } from './paths.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const OWNER = [{ name: 'Marta', address: 'marta@example.com' }];
const { siteUrl } = SAMPLE_CONTEXT;

/** Every address of the office that has a screen. */
const SCREENS = [
  '/',
  ...AREAS.flatMap(({ pages = [], resources = [] }) => [
    ...pages.map(({ path }) => path),
    ...resources.flatMap(({ name, list, edit, create }) => [
      ...(list ? [`/${name}`] : []),
      ...(create ? [`/${name}/create`] : []),
      ...(edit ? [`/${name}/:id`] : []),
    ]),
  ]),
];

const answered = (answer: 'accepted' | 'declined') =>
  composeAnswer(
    {
      ...{ version: sampleQuote('es', NOW, answer), visitor: SAMPLE_VISITOR.es, link: null },
      ...{ messageId: '<a@b>', ways: NO_WAYS, about: null },
    },
    SAMPLE_CONTEXT,
    { to: OWNER, language: 'es' },
  );
const outage = (until: number | null) =>
  outageEmail(
    {
      ...{ siteUrl, mailDomain: 'sobremesa.test' },
      mail: { owner: async () => OWNER } as unknown as Parameters<typeof outageEmail>[0]['mail'],
    },
    { since: NOW.getTime(), until },
    'es',
  );

/** The addresses of the office that an email names, in whatever form it is read. */
function linksIn({ html, text, attachments = [] }: Email): readonly string[] {
  const all = [html, text, ...attachments.map(({ content }) => String(content))]
    .join('\n')
    // An appointment folds its lines.
    .replaceAll(/\r?\n /g, '');
  const found = all.match(/https?:\/\/[^\s"<>)]+/g) ?? [];
  return [...new Set(found)]
    .filter((link) => link.startsWith(siteUrl + OFFICE_PATH))
    .map((link) => new URL(link.replace(/[.,]$/, '')).pathname.slice(OFFICE_PATH.length) || '/');
}

describe('what an owner is emailed leads to a screen', () => {
  it.each<[string, () => Promise<Email>, boolean]>([
    ['a quote was accepted', () => answered('accepted'), true],
    ['a quote was declined', () => answered('declined'), true],
    ['emails do not go out', () => outage(null), true],
    ['emails went out late', () => outage(NOW.getTime()), false],
    ...sampleSubmissions('es', NOW).map((submission): [string, () => Promise<Email>, boolean] => [
      `a ${submission.kind} came in`,
      () =>
        composeOwnerEmail(submission, SAMPLE_CONTEXT, {
          ...{ messageId: '<a@b>', to: OWNER, language: 'es' },
        } as never),
      false,
    ]),
  ])('%s', async (_, compose, hasLink) => {
    const links = linksIn(await compose());
    expect(links.length > 0).toBe(hasLink);
    for (const link of links)
      expect(
        SCREENS.some((path) => matchPath(path, link)),
        link,
      ).toBe(true);
  });
});
