import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, figureNames, formOfCollection } from '../content/index.ts';
import { catalogueWords, placeholdersOf } from '../i18n/index.server.ts';
import { contentForm } from './api/content/form.server.ts';
import { AREAS } from './app/areas.gen.ts';
import { coreWords } from './app/core-words.ts';
import { errorWords, officeWords } from './app/office.ts';
import { sharedWords } from './app/shared-words.ts';
import { outageWords } from './outage-words.server.ts';
import { WORD_FIGURES } from './screens/content/word-figures.ts';

/** Commands, settings, code, formats and products: nothing that somebody who cooks has to know. */
const FORBIDDEN = [
  ...[/\bnpm\b/, /\b[A-Z]{3,}_[A-Z]/, /\.env\b/, /\btar\b|\.gz\b/, /\bndjson\b/i],
  ...[
    /Sanity|SQLite|PostgreSQL|Docker|Node\.js|Markdown/i,
    /\bcommon:/,
    /\b(?:slug|uuid|regex)\b/i,
  ],
  ...[/servidor|\bserver\b/i, /base de datos|database/i, /cat[áa]logos?\b|catalogues?\b/i],
  ...[/passkeys? \(|\(passkey/, /registro del sistema|\blogs?\b(?! (?:in|out))/i],
];

/** The texts in words or a form, by where they are. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

/** Labels, helps and choices of fields, without what they are called inside. */
function wordsOfForm(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['label', 'help', 'choices', 'one', 'several', 'groups'].includes(name)
      ? textsIn(inner, `${path}.${name}`)
      : wordsOfForm(inner, `${path}.${name}`),
  );
}

const screens = [
  ...textsIn(coreWords, 'core'),
  ...textsIn(sharedWords, 'shared'),
  ...textsIn(officeWords, 'office'),
  ...textsIn(errorWords, 'errors'),
  ...AREAS.flatMap(({ name, firstWords }) => textsIn(firstWords, name)),
  ...(
    await Promise.all(AREAS.map(async ({ name, words }) => textsIn((await words?.())?.words, name)))
  ).flat(),
];
const site = { services: [], places: [], available: [], languages: [], emptyFigures: [] };
const forms = DOCUMENT_TYPES.flatMap((type) => wordsOfForm(contentForm(type, site), type));

describe('what the owner reads', () => {
  it.each(FORBIDDEN)('has none of what only programmers know: %s', (pattern) => {
    expect([...screens, ...forms].filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  it('has each word that a screen asks for by its name', () => {
    const known = new Set(
      screens.map(([path]) =>
        path
          .replace(/^core\./, 'ra.')
          .replace(/\.(es|en)(?=\.|$)/, '')
          .replace(/_(one|other)$/, ''),
      ),
    );
    const asked = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) =>
      [
        ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bt\(\s*'([\w.]+)'/g),
      ].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('reads a time in Spanish so that any fits: one o’clock is “la 1:00”', () => {
    const texts = [...screens, ...textsIn(outageWords, 'outage')];
    const times = /\blas \{\{(?:at|clock|time|untilClock)\}\}/;
    expect(texts.filter(([, text]) => times.test(text))).toEqual([]);
  });

  it('shows no placeholder of a text in a form', () => {
    expect(forms.filter(([, text]) => text.includes('{{'))).toEqual([]);
  });

  it('calls each figure that a text may name by a name of its own', () => {
    const names = figureNames();
    const figures = DOCUMENT_TYPES.flatMap((type) =>
      formOfCollection(type).flatMap(({ figures: own = [] }) => own),
    );
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !Object.hasOwn(names, figure))).toEqual([]);
  });

  it('calls each part of the interface’s words that fills itself in by a name of its own', () => {
    const words = catalogueWords().flatMap(({ texts }) => Object.values(texts));
    const named = new Set(words.flatMap((text) => placeholdersOf(text)));
    expect([...named].sort()).toEqual(Object.keys(WORD_FIGURES).sort());
    for (const language of ['es', 'en'] as const) {
      const all = Object.values(WORD_FIGURES).map((name) => name[language]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
