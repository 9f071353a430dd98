import { ofType, readSample } from '../../sample/checks/sample.ts';

type Written = readonly { readonly value: unknown }[];

/** What many a kitchen says of itself, so that it tells nobody of the sample. */
const COMMON = new Set([
  ...[
    'Catering',
    'Talleres',
    'Workshops',
    'Cumpleaños',
    'Birthday',
    'Private chef',
    'Chef en casa',
  ],
]);

/** What is told of the sample business alone: its name, town, places, services, workshops and persons. */
export function sampleNames(): string[] {
  const sample = readSample();
  const texts = (written: unknown) =>
    Array.isArray(written) ? (written as Written).map(({ value }) => String(value)) : [];
  const of = (type: string, ...fields: readonly string[]) =>
    ofType(sample, type).flatMap((document) => fields.flatMap((name) => texts(document[name])));
  const plain = (type: string, field: string) =>
    ofType(sample, type).map((document) => String(document[field]));

  const [settings] = ofType(sample, 'globalSettings');
  const { postalAddress, phone } = (settings?.['contactInfo'] ?? {}) as {
    readonly phone: string;
    readonly postalAddress: { readonly street: string; readonly locality: string };
  };
  const { own } = (settings?.['holidays'] ?? {}) as {
    readonly own: readonly { readonly name: unknown }[];
  };
  const [hours] = ofType(sample, 'openingHours');
  const places = (hours?.['places'] ?? []) as readonly { readonly name: unknown }[];
  const names = [
    ...plain('globalSettings', 'siteName'),
    ...[phone, postalAddress.locality, ...postalAddress.street.split(', ')],
    ...[...own, ...places].flatMap(({ name }) => texts(name)),
    ...of('service', 'title', 'shortTitle'),
    ...of('workshop', 'title'),
    ...of('pastExperience', 'title'),
    ...plain('teamMember', 'name'),
    ...plain('testimonial', 'author'),
  ];
  return [...new Set(names)].filter((name) => !COMMON.has(name));
}

/** Which of those names a text has as whole words, whatever their case. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.match((pattern ??= patternOf(sampleNames()))))];
}

/** One pattern for all of them: there are many texts. */
let pattern: RegExp | undefined;

function patternOf(names: readonly string[]): RegExp {
  const words = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`, 'giu');
}
