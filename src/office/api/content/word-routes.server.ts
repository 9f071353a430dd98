import * as v from 'valibot';
import { MOST_ROWS, rowsOfPage } from '../../../database/index.server.ts';
import {
  catalogueWords,
  foldText,
  isLanguage,
  LANGUAGES,
  wordsLanguage,
  type CatalogueWord,
  type Language,
} from '../../../i18n/index.server.ts';
import type { ContentEditor, EditedDocument } from '../../../content/index.server.ts';
import type { Account } from '../../account.ts';
import { mayDo } from '../../roles.ts';
import { ApiError } from '../api-error.server.ts';
import { listQuery } from '../list-query.server.ts';
import { contentRoute } from '../route.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { writing } from './document-routes.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import { languagesOf } from './site-languages.server.ts';

const language = v.picklist(LANGUAGES.map(({ code }) => code));

const query = v.strictObject({
  ...listQuery,
  /** Those with a text in their place, those without, or those that a language lacks it of. */
  changed: v.optional(v.picklist(['true', 'false', 'half'])),
  /** Only those that nobody has written in this language, and no catalogue has. */
  toWrite: v.optional(language),
});

const change = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^\w+:\w+(\.\w+)*$/), v.maxLength(120)),
  language,
  /** Empty: the original again. */
  text: v.pipe(v.string(), v.maxLength(2_000)),
  /** What the place of the word said before, so that nobody’s text is overwritten unseen. */
  before: v.nullable(v.string()),
});

/**
 * The words of quotes and emails, among which customers read how to pay. Like the account itself they are the
 * owner's, who shows who they are to change them.
 */
const OF_PAYMENT = /^(quotes|emails):/;

/** May who calls change a word? No list offers them another. */
const isTheirs = ({ key }: Pick<CatalogueWord, 'key'>, { role }: Account): boolean =>
  !OF_PAYMENT.test(key) || mayDo(role, 'settings');

/** A document that stands in the place of a word. */
interface Override {
  readonly document: EditedDocument;
  readonly key: string;
  readonly language: Language;
  readonly text: string;
}

/** The words of the interface: each with its original, and the text in its place. */
export function wordRoutes(services: ContentServices & Pick<OfficeServices, 'languages'>) {
  const editor = () => editorOf(services);
  return [
    contentRoute('GET /content-words', {
      query,
      async handle({ query, account }) {
        const { q = '', changed, toWrite } = query;
        const { offset, limit } = rowsOfPage(query);
        const [list, languages] = await Promise.all([overrides(editor()), languagesOf(services)]);
        const own = textsByKey(list);
        const wanted = foldText(q).split(' ').filter(Boolean);
        const found = catalogueWords().filter((word) => {
          const { key, texts } = word;
          if (!isTheirs(word, account)) return false;
          if (changed !== undefined && !isChangedSo(own.get(key), changed, languages)) return false;
          if (toWrite && !isToWrite(toWrite, own.get(key))) return false;
          const mine = Object.values(own.get(key) ?? {}).join(' ');
          const text = foldText(`${key} ${placeText(word)} ${texts.es} ${texts.en} ${mine}`);
          return wanted.every((word) => text.includes(word));
        });
        const data = found.slice(offset, offset + limit).map(({ key, texts, section, role }) => ({
          ...{ id: key, key, section, role },
          original: Object.fromEntries(languages.map((of) => [of, texts[wordsLanguage(of)]])),
          own: own.get(key) ?? {},
        }));
        return { data, total: found.length };
      },
    }),
    contentRoute('GET /content-words/languages', {
      async handle({ account }) {
        const [list, languages] = await Promise.all([overrides(editor()), languagesOf(services)]);
        const own = textsByKey(list);
        const words = catalogueWords().filter((word) => isTheirs(word, account));
        return languages.map((language) => ({
          language,
          /** Whose words stand there until it has its own. */
          borrowed: wordsLanguage(language) === language ? null : wordsLanguage(language),
          toWrite: words.filter(({ key }) => isToWrite(language, own.get(key))).length,
        }));
      },
    }),
    contentRoute('PUT /content-words', {
      body: change,
      async handle({ body: { key, language, text, before }, author, account, session }) {
        if (!isTheirs({ key }, account)) throw new ApiError(403, 'notAllowed');
        if (OF_PAYMENT.test(key) && !session.isConfirmed)
          throw new ApiError(403, 'confirmIdentity');
        const found = (await overrides(editor())).filter(
          (one) => one.key === key && one.language === language,
        );
        const [first] = found;
        if ((first?.text ?? null) !== before) {
          throw new ApiError(409, 'stale', { current: { key, text: first?.text ?? null } });
        }
        await writing(async () => {
          if (text.trim() === '') {
            for (const { document } of found) {
              const { revision } = document;
              await editor().trash(document.id, { author, expectedRevision: revision });
            }
            return;
          }
          const id = first?.document.id ?? `wording-${language}-${key.replace(/\W/g, '-')}`;
          const there = first?.document ?? (await editor().read(id));
          const old = there?.trashed
            ? await editor().restore(id, { author, expectedRevision: there.revision })
            : there;
          const document = { _id: id, _type: 'wording', key, language, text };
          await editor().publishDocument(document, {
            author,
            expectedRevision: old?.revision ?? null,
          });
        });
        return textsByKey(await overrides(editor())).get(key) ?? {};
      },
    }),
  ];
}

/** Does a language borrow a word, which has these texts in its place? */
function isToWrite(language: Language, own: Readonly<Record<string, string>> = {}): boolean {
  return wordsLanguage(language) !== language && own[language] === undefined;
}

function isChangedSo(
  own: Readonly<Record<string, string>> = {},
  changed: 'true' | 'false' | 'half',
  languages: readonly Language[],
): boolean {
  const written = languages.filter((language) => own[language] !== undefined);
  if (changed !== 'half') return written.length > 0 === (changed === 'true');
  // Who writes what a language borrows has changed nothing that the others are to follow.
  return (
    written.length < languages.length &&
    written.some((language) => wordsLanguage(language) === language)
  );
}

/** Every text that is published in the place of a word. */
async function overrides(editor: ContentEditor): Promise<Override[]> {
  const all: Override[] = [];
  for (let offset = 0; ; offset += MOST_ROWS) {
    const { documents } = await editor.list({
      ...{ type: 'wording', state: ['published', 'changed'], offset, limit: MOST_ROWS },
    });
    for (const document of await editor.readAll(documents.map(({ id }) => id))) {
      const { key, language, text } = document.published?.body ?? {};
      if (typeof key === 'string' && isLanguage(language) && typeof text === 'string')
        all.push({ document, key, language, text });
    }
    if (documents.length < MOST_ROWS) return all;
  }
}

function textsByKey(list: readonly Override[]): Map<string, Record<string, string>> {
  const byKey = new Map<string, Record<string, string>>();
  for (const { key, language, text } of list) {
    const texts = byKey.get(key) ?? {};
    texts[language] ??= text;
    byKey.set(key, texts);
  }
  return byKey;
}

/** Where a word stands, as people may search for it in either language. */
function placeText({ section, role }: CatalogueWord): string {
  return [section.es, section.en, role?.es ?? '', role?.en ?? ''].join(' ');
}
