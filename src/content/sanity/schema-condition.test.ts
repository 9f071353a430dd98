import { evaluate, parse } from 'groq-js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blog, localized } from '../schemas/index.gen.ts';
import { sampleDocument } from '../testing/sample-document.server.ts';
import * as sample from '../testing/samples.ts';
import { validateDocument } from '../validation/validate.server.ts';
import { conditionOf } from './schema-condition.server.ts';

/** Does the condition of a schema hold for each of these values of a field? */
async function holdsFor(schema: v.GenericSchema, values: readonly unknown[]): Promise<boolean[]> {
  const tree = parse(`*{"holds": coalesce(${conditionOf(schema, 'value')}, false)}`);
  const dataset = values.map((value) => (value === undefined ? {} : { value }));
  const answers = (await (await evaluate(tree, { dataset })).get()) as { holds: boolean }[];
  return answers.map(({ holds }) => holds);
}

/** Every kind of block once, with everything that it can have. */
const picture = {
  ...sample.picture(),
  _key: 'p',
  alt: [{ _key: 'x', language: 'es', value: 'Limones' }],
  caption: 'Limones',
  hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  crop: { top: 0, bottom: 0, left: 0, right: 0 },
};
const blocks = [
  {
    ...sample.paragraph('Hola'),
    listItem: 'bullet',
    level: 1,
    markDefs: [{ _key: 'm', _type: 'link', href: '/carta' }],
  },
  picture,
  {
    _type: 'imageWithText',
    _key: 'w',
    image: sample.picture(),
    alignment: 'left',
    text: [sample.paragraph('Al lado')],
  },
];

const FORMS: Record<string, unknown> = {
  'for every language': blocks,
  'by key': [
    { _key: 'es', value: blocks },
    { _key: 'en', value: null },
  ],
  'by language': [{ _key: 'x', language: 'es', content: [sample.paragraph('Hola')] }],
  'not at all': undefined,
  'as nothing': null,
  'as an empty list': [],
};

const REPLACEMENTS = [42, 'text', null, [], {}, [null], ['text'], { _key: 'a' }];

/** The value with one part of it, at any depth, replaced, left out, doubled, or with one more. */
function* spoilt(value: unknown): Generator<unknown> {
  for (const replacement of REPLACEMENTS) yield replacement;
  if (Array.isArray(value)) {
    const list = value as unknown[];
    yield [...list, { _key: 'more' }];
    yield [...list, sample.paragraph('More')];
    for (const [index, item] of list.entries())
      for (const other of spoilt(item)) yield list.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, _type: 'riddle' };
    for (const [name, field] of Object.entries(value)) {
      const { [name]: without, ...rest } = value as Record<string, unknown>;
      void without;
      yield rest;
      for (const other of spoilt(field)) yield { ...value, [name]: other };
    }
  }
}

const isTaken = (content: unknown) =>
  validateDocument('blog', { ...sample.post('p'), content }).document !== null;

describe('what Sanity vouches for of a body', () => {
  it.each(Object.entries(FORMS))('is a sound one, given %s', async (_form, content) => {
    expect(isTaken(content)).toBe(true);
    expect(await holdsFor(blog.entries.content, [content])).toEqual([true]);
  });

  it("is the sample's", async () => {
    const { content } = sampleDocument('blog');
    expect(await holdsFor(blog.entries.content, [content])).toEqual([true]);
  });

  it('is none that breaks the schema, wherever it does', async () => {
    const bodies = Object.values(FORMS).flatMap((form) => [...spoilt(form)]);
    const holds = await holdsFor(blog.entries.content, bodies);
    const broken = bodies.filter((content) => !isTaken(content));
    expect(broken.length).toBeGreaterThan(1_000);
    const vouched = bodies.filter((content, index) => holds[index] && !isTaken(content));
    expect(vouched).toEqual([]);
    // Of the sound ones most are vouched for; of those that are not, the body is fetched.
    expect(holds.filter(Boolean).length).toBeGreaterThan((bodies.length - broken.length) / 2);
  });

  it('is nothing where the schema asks what GROQ is not asked', async () => {
    const schemas = {
      checked: v.pipe(v.string(), v.minLength(1)),
      'checked within': v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
      record: v.record(v.string(), v.string()),
      'only optional fields': v.object({ name: v.optional(v.string()) }),
      anything: v.unknown(),
      'a checked list by language': localized(v.pipe(v.array(v.string()), v.maxLength(0))),
      'another form by its value': v.lazy(() => v.string()),
      'a checked variant': v.variant('name', [
        v.pipe(
          v.object({ name: v.literal('text'), more: v.optional(v.string()) }),
          v.check(() => false),
        ),
      ]),
    };
    for (const [name, schema] of Object.entries(schemas))
      expect(await holdsFor(schema, ['text', { name: 'text' }, ['text']]), name).toEqual([
        false,
        false,
        false,
      ]);
  });
});
