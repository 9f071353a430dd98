import * as v from 'valibot';
import { collectionOf, isDocumentType } from '../../src/content/collections.ts';
import { isRecord, walk, type Problem, type Sample, type SampleDocument } from './sample.ts';

/** A placeholder for the reference that the import gives a picture. */
const PICTURE_REFERENCE = { _type: 'reference', _ref: 'image-0000000000000000000000-1x1-webp' };
const PICTURE_ADDRESS = /^image@file:\/\/\.\/images\/([a-z0-9-]+)\.webp$/;

/** Every document against its schema, and no field that the schema does not know. */
export function checkSchemas({ documents }: Sample): Problem[] {
  return documents.flatMap(({ where, file, fields }) => {
    const type = fields._type;
    if (!isDocumentType(type)) return [{ where, message: `unknown type ${type}` }];
    const problems: Problem[] = [];
    if (file !== `${type}.ndjson`) problems.push({ where, message: `a ${type} in ${file}` });
    const input = withReferences(fields);
    const result = v.safeParse(collectionOf(type).schema, input);
    if (!result.success)
      for (const issue of result.issues)
        problems.push({ where, message: `${v.getDotPath(issue) ?? '?'}: ${issue.message}` });
    else
      for (const field of unknownFields(input, result.output))
        problems.push({ where, message: `${field}: not in the schema` });
    return problems;
  });
}

/** Ids, slugs and keys are unique; references and pictures exist. */
export function checkIdentity(sample: Sample): Problem[] {
  const ids = new Map<string, string>();
  const slugs = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { where, fields } of sample.documents) {
    const say = (message: string) => problems.push({ where, message });
    if (ids.has(fields._id)) say(`id ${fields._id} also at ${ids.get(fields._id)}`);
    ids.set(fields._id, where);
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(fields._id)) say(`id ${fields._id} is not plain`);
    const { _type: type } = fields;
    if (isDocumentType(type) && collectionOf(type).isSingleton && fields._id !== type)
      say(`a singleton's id is its type`);
    const slug = isRecord(fields.slug)
      ? `${fields._type}/${String(fields.slug.current)}`
      : undefined;
    if (slug !== undefined && slugs.has(slug)) say(`slug ${slug} also at ${slugs.get(slug)}`);
    if (slug !== undefined) slugs.set(slug, where);
  }
  return [...problems, ...sample.documents.flatMap((document) => checkTree(document, sample, ids))];
}

function checkTree(
  { where, fields }: SampleDocument,
  { pictures }: Sample,
  ids: ReadonlyMap<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  walk(fields, (value, path) => {
    const say = (message: string) => problems.push({ where, message: `${path}: ${message}` });
    if (Array.isArray(value) && value.some(isRecord)) {
      const keys = value.map((item: unknown) => (isRecord(item) ? item._key : undefined));
      if (keys.some((key) => typeof key !== 'string')) say('an item without _key');
      if (new Set(keys).size !== keys.length) say('a _key twice');
    }
    if (!isRecord(value)) return;
    if (typeof value._ref === 'string' && !ids.has(value._ref)) say(`no document ${value._ref}`);
    if (value._type === 'image') {
      const name = PICTURE_ADDRESS.exec(String(value._sanityAsset))?.[1];
      if (name === undefined || !pictures.has(name))
        say(`no picture ${String(value._sanityAsset)}`);
      if (!Array.isArray(value.alt)) say('a picture without alt text');
    }
  });
  return problems;
}

/** A copy as the import stores it: pictures refer to an asset. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (!isRecord(value)) return value;
  const { _sanityAsset, ...rest } = value;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, withReferences(item)]),
  );
  return _sanityAsset === undefined ? copy : { ...copy, asset: PICTURE_REFERENCE };
}

/** Paths of what parsing dropped; a localised field or a slug is parsed into another shape. */
function unknownFields(input: unknown, output: unknown, path = ''): string[] {
  if (input === undefined || input === null) return [];
  if (output === undefined) return [path];
  if (Array.isArray(input)) {
    return input.flatMap((item: unknown, index) => {
      const parsed = Array.isArray(output)
        ? (output[index] as unknown)
        : inItsLanguage(item, output);
      const given = Array.isArray(output) || !isRecord(item) ? item : item.value;
      return unknownFields(given, parsed, `${path}[${index}]`);
    });
  }
  if (!isRecord(input) || !isRecord(output)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    unknownFields(value, output[key], path === '' ? key : `${path}.${key}`),
  );
}

function inItsLanguage(item: unknown, output: unknown): unknown {
  return isRecord(item) && isRecord(output) ? output[String(item._key)] : undefined;
}
