import { defaultLanguage, LANGUAGES } from '../i18n/index.ts';
import { referencedPictures, textIn } from './editor/pictures-in.server.ts';
import type { PublicationCheck } from './editor/publication-changes.server.ts';
import type { PictureDefault, PictureDefaultsSource } from './picture-defaults.server.ts';
import type { DocumentProblem } from './validate.server.ts';

/** Pictures that stand for the business beside its name: the words say it already; and those that say nothing. */
const WITHOUT_TEXT: Readonly<Record<string, readonly string[]>> = {
  globalSettings: ['favicon', 'logo'],
  look: ['patternPicture'],
};

/**
 * The pictures of a document, as it is stored, that nobody has described in any language, neither in
 * the document nor as a whole (`defaults`). A document with such a picture is not to be published.
 */
export function pictureProblems(
  document: Readonly<Record<string, unknown>>,
  defaults: ReadonlyMap<string, PictureDefault>,
): readonly DocumentProblem[] {
  const exempt = WITHOUT_TEXT[String(document['_type'])] ?? [];
  return referencedPictures(document).flatMap(({ path, ref, picture }): DocumentProblem[] => {
    if (exempt.includes(String(path[0]))) return [];
    // Who reads another language hears it in this one, and the page says which it is.
    const isDescribed = LANGUAGES.some(
      ({ code }) => textIn(picture['alt'], code) || defaults.get(ref)?.alt[code]?.trim(),
    );
    if (isDescribed) return [];
    const expected = defaultLanguage();
    const message = `says what it shows in ${expected}`;
    return [{ path: [...path, 'alt'], rule: 'altText', expected, message }];
  });
}

/** Lets a document be published only when its pictures are described. */
export function describedPictures(defaults: PictureDefaultsSource): PublicationCheck {
  return async () => {
    const read = await defaults.read();
    return (document) => pictureProblems(document, read);
  };
}
