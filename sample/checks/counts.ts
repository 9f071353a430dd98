import { copyKind, LEGAL_KINDS, menuCategory } from '../../src/content/types/index.gen.ts';
import { isRecord, ofType, walk, type Problem, type Sample } from './sample.ts';

/** How many of each type the site needs at least. */
const AT_LEAST: Record<string, number> = {
  dailyMenu: 5,
  submenu: 4,
  banner: 3,
  snapshot: 1,
  blog: 8,
  globalSettings: 1,
  workshop: 6,
  service: 6,
  testimonial: 9,
  galleryPicture: 48,
  openingHours: 1,
  teamMember: 3,
  about: 1,
  pastExperience: 4,
  bookingTerms: 1,
  emailTexts: 1,
  homePage: 1,
  pageCopy: copyKind.options.length,
  legalIdentity: 1,
  legalPage: LEGAL_KINDS.length,
};
const DISHES = 45;
const GALLERY = 48;
/** Words of a blog post, in each language. */
const POST_WORDS = { least: 350, most: 600 };

export function checkCounts(sample: Sample): Problem[] {
  const problems: Problem[] = [];
  const need = (is: boolean, where: string, message: string) => {
    if (!is) problems.push({ where, message });
  };
  for (const [type, least] of Object.entries(AT_LEAST)) {
    const count = ofType(sample, type).length;
    need(count >= least, type, `${count} documents, ${least} wanted`);
  }

  const dishes = ofType(sample, 'dailyMenu').flatMap(({ items }) => records(items));
  need(dishes.length >= DISHES, 'dailyMenu', `${dishes.length} dishes, ${DISHES} wanted`);
  const categories = new Set(dishes.map(({ category }) => category));
  for (const category of menuCategory.options)
    need(
      category === 'nibbling' || categories.has(category),
      'dailyMenu',
      `no dish in ${category}`,
    );
  for (const menu of ofType(sample, 'dailyMenu')) {
    const sections = new Set(records(menu.sections).map(({ key }) => key));
    for (const { key, section, category } of records(menu.items))
      need(sections.has(section ?? category), menu._id, `${String(key)} stands in no section`);
  }
  const nibbles = ofType(sample, 'submenu').flatMap(({ submenuItems }) => records(submenuItems));
  need(
    nibbles.some(({ category }) => category === 'nibbling'),
    'submenu',
    'nothing for nibbling',
  );

  need(
    ofType(sample, 'galleryPicture').length === GALLERY,
    'galleryPicture',
    `not ${GALLERY} pictures`,
  );
  for (const [type, kinds] of [
    ['pageCopy', copyKind.options],
    ['legalPage', LEGAL_KINDS],
  ] as const)
    for (const kind of kinds)
      need(
        ofType(sample, type).filter((one) => one.kind === kind).length === 1,
        type,
        `not one of ${kind}`,
      );
  for (const post of ofType(sample, 'blog'))
    for (const version of records(post.content)) {
      const words = countWords(version.value);
      need(
        words >= POST_WORDS.least && words <= POST_WORDS.most,
        `${post._id}.${String(version._key)}`,
        `${words} words, ${POST_WORDS.least} to ${POST_WORDS.most} wanted`,
      );
    }
  return problems;
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Words in the paragraphs of rich text; alt texts and captions do not count. */
function countWords(richText: unknown): number {
  let words = 0;
  walk(richText, (value) => {
    if (isRecord(value) && value._type === 'block')
      words += records(value.children)
        .map(({ text }) => String(text))
        .join('')
        .split(/\s+/)
        .filter((word) => /\p{L}|\d/u.test(word)).length;
  });
  return words;
}
