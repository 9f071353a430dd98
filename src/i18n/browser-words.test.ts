import { beforeAll, describe, expect, it } from 'vitest';
import {
  BROWSER_NAMESPACES,
  loadCatalogues,
  readWords,
  wordPaths,
  wordsOf,
  writeWords,
} from './index.server.ts';

beforeAll(() => loadCatalogues(['es', 'en', 'ar']));

function pathsOf(language: 'es' | 'en' | 'ar') {
  return wordPaths(
    Object.fromEntries(BROWSER_NAMESPACES.map((name) => [name, wordsOf(language, name)])),
  );
}

describe('words of islands', () => {
  it.each(['es', 'en', 'ar'] as const)('come back as they were in %s', async (language) => {
    const forms = wordsOf(language, 'forms');
    const props = { words: forms.request, all: { messages: forms.errors }, title: 'Título', n: 1 };
    const json = writeWords(props, pathsOf(language));
    expect(json).not.toContain(forms.request.submit);
    expect(await readWords(json, language)).toEqual(props);
  });

  it('are written out when they are no part of a catalogue', async () => {
    const props = { words: { ...wordsOf('en', 'forms').request } };
    const json = writeWords(props, pathsOf('en'));
    expect(json).toContain(props.words.submit);
    expect(await readWords(json, 'en')).toEqual(props);
  });

  it('fall back to Spanish where a language has none', async () => {
    const words = wordsOf('ar', 'forms');
    expect(words.request.submit).toBe(wordsOf('es', 'forms').request.submit);
  });
});
