type Body = Readonly<Record<string, unknown>>;
type Blocks = readonly Body[];

/** Pages of 0.1.0 had a fixed order, and texts for its parts: these become blocks. */
export function pageInTodaysForm<Document extends Body>(document: Document): Document {
  const { _type: type } = document;
  if ('blocks' in document || (type !== 'homePage' && type !== 'pageCopy')) return document;
  return (type === 'homePage' ? homeWithBlocks(document) : withBlocks(document)) as Document;
}

/** What has no value does not become one. */
const block = (_type: string, fields: Body = {}): Body => ({
  ...{ _key: _type, _type },
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

function homeWithBlocks(document: Body): Body {
  const { servicesText, menuText, aboutTitle, aboutParagraphs, reasons, ...rest } = document;
  return {
    ...rest,
    blocks: [
      block('services', { text: servicesText }),
      block('dayMenu', { text: menuText }),
      block('dates'),
      block('who', { title: aboutTitle, paragraphs: aboutParagraphs }),
      block('strip'),
      block('features', { items: reasons }),
      ...['testimonials', 'reviews', 'questions', 'form'].map((kind) => block(kind)),
    ],
  };
}

/** What stood on each page, `find` being what its part on the place said. */
const STOOD: Readonly<Record<string, (find: unknown) => Blocks>> = {
  about: (text) => [block('body'), block('place', { text })],
  contact: (text) => [block('body'), block('place', { text }), block('questions')],
  menu: () => ['body', 'questions', 'form'].map((kind) => block(kind)),
  pastExperiences: () => ['body', 'form'].map((kind) => block(kind)),
  services: () => ['body', 'compare', 'questions', 'form'].map((kind) => block(kind)),
};

function withBlocks(document: Body): Body {
  const { kind, texts } = document;
  const all = Array.isArray(texts) ? (texts as Blocks) : [];
  const find = all.find(({ key }) => key === 'find');
  const blocks = STOOD[String(kind)]?.(find?.['text']);
  return {
    ...document,
    ...(find && { texts: all.filter((one) => one !== find) }),
    ...(blocks && { blocks }),
  };
}
