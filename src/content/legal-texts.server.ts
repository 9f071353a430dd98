import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import general from '../../starter/legalPage.json' with { type: 'json' };
import type { Author } from './store/author.server.ts';
import type { ContentStore } from './store/content-store.server.ts';
import type { Db } from './store/tables.server.ts';

type Written = readonly { readonly _key: string; readonly value: string }[];

interface LegalDocument {
  readonly _id: string;
  readonly _type: string;
  readonly kind: string;
  readonly text: Written;
}

export type LegalPages = ReturnType<typeof createLegalPages>;

/** What the law asks of every public site that has a form. */
const BY_LAW = ['notice', 'privacy'];

/** Gives a business legal pages of its own to begin with, from the folder of the sample. */
export function createLegalPages(folder: string, db: Db, store: Pick<ContentStore, 'publish'>) {
  const kindsThere = async () => {
    const pages = db.selectFrom('documents').where('type', '=', 'legalPage');
    const rows = await pages.select('kind').execute();
    return new Set(rows.map(({ kind }) => kind));
  };
  return {
    /** Is there none of a kind that the law asks for, not even a draft or in the bin? */
    async areMissing(): Promise<boolean> {
      const kinds = await kindsThere();
      return BY_LAW.some((kind) => !kinds.has(kind));
    },
    /** Publishes one of each kind that there is none of. */
    async write(author: Author): Promise<void> {
      const kinds = await kindsThere();
      for (const page of await generalLegalPages(folder))
        if (!kinds.has(page.kind)) await store.publish(page, author);
    },
  };
}

/**
 * The legal pages as they are true of any business: those of the sample, with the sections that speak of
 * it alone, or of Spain's law, written anew. Nobody has reviewed them yet.
 */
export async function generalLegalPages(folder: string): Promise<readonly LegalDocument[]> {
  const lines = await readFile(join(folder, 'legalPage.ndjson'), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { revisedOn, ...sample } = JSON.parse(line) as LegalDocument & { revisedOn?: string };
      void revisedOn;
      const own = general.find(({ _id }) => _id === sample._id);
      if (!own) return sample;
      const text = sample.text.map(({ _key, value }) => {
        const anew = own.text.find((one) => one._key === _key)?.value ?? '';
        return { _key, value: withSections(value, anew) };
      });
      return { ...sample, ...own, text };
    });
}

/**
 * A text with sections of another in the place of its own under the same headings; a heading with nothing
 * under it leaves its section out, one that is new comes last.
 */
function withSections(text: string, anew: string): string {
  const sections = new Map([...sectionsOf(text), ...sectionsOf(anew)]);
  return [...sections.values()].filter((section) => section.includes('\n')).join('\n\n');
}

/** The sections of a text, each by its heading. */
function sectionsOf(text: string): (readonly [heading: string, section: string])[] {
  return text
    .split(/\n\n(?=## )/)
    .map((section) => [section.split('\n', 1)[0] ?? '', section] as const);
}
