import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import general from '../../starter/legalPage.json' with { type: 'json' };
import { namesIn } from '../../tests/support/sample-names.ts';
import { createLegalPages, generalLegalPages } from './legal-texts.server.ts';
import { DATABASES } from './testing/databases.server.ts';
import { givenDatabase, givenContent } from './testing/given-content.ts';
import { documentProblems } from './validate.server.ts';

const SAMPLE = join(import.meta.dirname, '..', '..', 'sample');

it('are whole in both languages, and say nothing of the sample', async () => {
  const pages = await generalLegalPages(SAMPLE);
  expect(pages.map(({ kind }) => kind)).toEqual(['notice', 'privacy', 'cookies', 'terms']);
  for (const page of pages) {
    expect(documentProblems(page._type as 'legalPage', page)).toEqual([]);
    const text = JSON.stringify(page);
    expect(namesIn(text)).toEqual([]);
    // Nor of what only some businesses have, or have agreed: deposits, ages, a region.
    expect(text).not.toMatch(/Deposit\}\}|Age\}\}|Days|Andaluc|kios|yate|yacht|revisedOn/);
    // Nor of one country's law: the business may be of any.
    expect(text).not.toMatch(
      /NIF|Decre|LSSI|AEPD|Ley \d|Law \d|españo|Españo|Spanish law|Madrid|reclamaciones|seis años|six years|over 14/,
    );
    const [es, en] = page.text.map(({ value }) => value.match(/^## /gm)?.length);
    expect(es).toBeGreaterThan(3);
    expect(en).toBe(es);
  }
});

it('are the sample’s, but for the sections that are written anew', async () => {
  const [notice, privacy, cookies, terms] = await generalLegalPages(SAMPLE);
  const texts = [notice, privacy, cookies, terms].map((page) => page?.text[0]?.value ?? '');
  expect(texts[0]).toMatch(/^## Titular\n[^]*- Nombre o razón social: \{\{legalName\}\}\n/);
  expect(texts[0]).not.toContain('Ley aplicable');
  expect(texts[1]).toContain('Alergias: se borran solas 30 días después del evento.');
  expect(texts[1]).toMatch(/## Lo que hace falta\n[^#]*$/);
  expect(texts[2]).toContain('localStorage «diner»');
  expect(texts[3]).not.toContain('Talleres');
  // Each section that is written anew has its place, but the one that the sample has no word of.
  const sample = readFileSync(join(SAMPLE, 'legalPage.ndjson'), 'utf8');
  const headings = general.flatMap(({ text }) =>
    text.flatMap(({ value }) => value.match(/^## .*$/gm) ?? []),
  );
  expect(headings.filter((heading) => !sample.includes(heading))).toEqual([
    '## Lo que hace falta',
    '## What we need',
  ]);
});

it.each(DATABASES)('are published where there is none of the kind, on %s', async (_, create) => {
  const { store, service, database } = await givenContent(await givenDatabase(create));
  const legal = createLegalPages(SAMPLE, database.db, store);
  const own = { _id: 'own', _type: 'legalPage', kind: 'terms', displayOrder: 1 };
  await store.publish({ ...own, title: { es: 'Propias' }, lead: {}, text: { es: 'Propio.' } });
  expect(await legal.areMissing()).toBe(true);
  await legal.write({ id: 'ana' });
  expect(await legal.areMissing()).toBe(false);
  await store.remove('legal-notice');
  await store.remove('legal-cookies');
  // Whoever binned one does without it.
  await legal.write({ id: 'ana' });
  expect(await legal.areMissing()).toBe(false);
  const ids = (await store.list()).map(({ id }) => id).sort();
  expect(ids).toEqual(['legal-privacy', 'own']);
  expect((await service.legalPages('terms')).map(({ _id }) => _id)).toEqual(['own']);
});
