type Body = Readonly<Record<string, unknown>>;
type Blocks = readonly Body[];

/** Pages of 0.1.0 had a fixed order, and texts for its parts: these become blocks. */
export function pageInCurrentSchema<Document extends Body>(document: Document): Document {
  const { _type: type } = document;
  if (type !== 'homePage' && type !== 'pageCopy') return document;
  if (type === 'homePage')
    return ('blocks' in document ? document : homeWithBlocks(document)) as Document;
  return inParts('blocks' in document ? document : withBlocks(document)) as Document;
}

/** What stood on the pages about and contact was their own part as a whole, with texts for it. */
const PARTS: Readonly<Record<string, readonly [key: string, (text: unknown) => Blocks]>> = {
  about: [
    'team',
    (text) => [
      block('story'),
      block('team', { text }),
      { ...block('photos'), of: 'service' },
      { ...block('photos'), _key: 'events', of: 'events' },
    ],
  ],
  contact: ['write', (text) => [block('contact', { text })]],
};

function inParts(document: Body): Body {
  const { kind, blocks, texts } = document;
  const [key, partsOf] = PARTS[String(kind)] ?? [];
  if (!partsOf || !Array.isArray(blocks)) return document;
  if (!(blocks as Blocks).some(({ _type }) => _type === 'body')) return document;
  const all = Array.isArray(texts) ? (texts as Blocks) : [];
  const said = all.find((one) => one['key'] === key);
  return {
    ...document,
    ...(said && { texts: all.filter((one) => one !== said) }),
    blocks: (blocks as Blocks).flatMap((one) =>
      one['_type'] === 'body' ? partsOf(said?.['text']) : [one],
    ),
  };
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
