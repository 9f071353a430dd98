import { useTranslate } from 'ra-core';
import { capitalized } from '../../../i18n/index.ts';
import { isDay } from '../../../requests/index.ts';
import type { ListedEntry } from '../../audit-entry.ts';
import { titleIn } from '../../form/document-title.ts';
import { isRecord } from '../../form/form-values.ts';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';

/** Where a subject is looked at, by its kind. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  submission: (id) => `/inbox/${id}`,
  quote: (id) => `/quotes/${id}`,
  picture: (id) => `/pictures/${id}`,
  'answer-text': (id) => `/answer-texts/${id}`,
  kitchen: (day) => `/kitchen/${day}`,
  invitation: () => '/people',
  group: () => '/calendar',
  retention: () => '/privacy',
};

/** What is never there to be looked at any more. */
const REMOVALS = new Set([
  ...['quote.remove', 'answerText.remove', 'person.erase', 'picture.delete'],
  ...['document.remove', 'document.trash', 'document.discard'],
]);

/** Subjects that say which one they are. */
const NAMED = new Set(['invitation', 'kitchen']);

/** Fields that are sums of money; their `currency` stands beside them, and is said with them alone. */
const CENTS = new Set(['total', 'cents']);

/** What a payment says by choosing it, and where its words are. */
const PAYMENT_WORDS: Readonly<Record<string, string>> = {
  ...{ kind: 'quotes.money.kinds', means: 'quotes.money.ways' },
};

/** What only the database reads. */
const isId = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Parts of the product, which write content without anybody. */
const PARTS = ['command', 'import', 'sample', 'housekeeping', 'sanity'];

/** What leads to what a document was before and after: its versions, at that time. */
const documentPlace = (place: string, at: number) => `/content/${place}?versions=${at}`;

/** Longer texts are cut, characters. */
const LONGEST = 60;

/** Says an entry in words. */
export function useEntryWords() {
  const t = useTranslate();
  const { date, full, language, price } = useFormats();
  const places = usePlaces();
  const services = useServices();
  const valueText = (value: unknown, field?: string, currency?: unknown): string => {
    if (value === null || value === undefined || value === '') return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
    if (typeof value === 'number' && field !== undefined && CENTS.has(field))
      return price(value, typeof currency === 'string' ? currency : undefined);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return t('audit.several');
    if (isDay(value)) return date(value);
    if (field === 'place') return places.nameOf(value);
    if (field === 'service') return services.nameOf(value);
    const words = field !== undefined && PAYMENT_WORDS[field];
    if (words) return t(`${words}.${value}`, { _: value });
    if (field === 'state') return t(`audit.groupStates.${value}`, { _: value });
    return t(`audit.values.${value}`, {
      _: value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value,
    });
  };
  const changeText = (before: unknown, after: unknown, field?: string, currency?: unknown) => {
    const [was, is] = [valueText(before, field, currency), valueText(after, field, currency)];
    return before === undefined || before === null ? is : `${was} → ${is}`;
  };
  const personText = (id: string, name: string) => {
    if (name) return name;
    return t(PARTS.includes(id) ? `audit.parts.${id}` : 'audit.somebody');
  };
  return {
    when: ({ at }: ListedEntry) => full(at),
    who: ({ account_id, account_name }: ListedEntry) => personText(account_id, account_name),
    person: personText,
    action: ({ action }: ListedEntry) => t(`audit.actions.${action}`, { _: action }),
    /** What it was done to, and where that is looked at. */
    subject(entry: ListedEntry): { text: string; to: string | null } {
      const { subject, action, account_id, at, title, titleEn, typeName } = entry;
      const [kind = '', ...rest] = subject.split('/');
      const id = rest.join('/');
      if (kind === 'document') {
        const to = REMOVALS.has(action) ? null : documentPlace(id, at);
        const name = typeName?.[language] ?? id;
        const titled = title && titleIn({ title, titleEn }, language);
        return { text: capitalized(titled ? `${name}: ${titled}` : name), to };
      }
      if (subject === 'account/unknown') return { text: t('audit.unknownAccount'), to: null };
      const isOwn = kind === 'account' && id === account_id;
      const name = t(`audit.subjects.${isOwn ? 'ownAccount' : kind}`, { _: kind });
      if (kind === 'account' && !isOwn && title) return { text: `${name}: ${title}`, to: null };
      if (kind === 'quote' && title) {
        return { text: `${name} ${title}`, to: REMOVALS.has(action) ? null : `/quotes/${id}` };
      }
      const place = PLACES[kind];
      return {
        text: NAMED.has(kind) ? `${name}: ${isDay(id) ? date(id) : id}` : name,
        to: place && id && !REMOVALS.has(action) ? place(id) : null,
      };
    },
    /** What changed: the fields that differ, or the one value. */
    change({ action, before, after }: ListedEntry): readonly string[] {
      if (action.endsWith('Failed') && action.startsWith('account.'))
        return [t('audit.tries', { count: Number(after) })];
      const [was, is] = [parsed(before), parsed(after)];
      if (was === undefined && is === undefined) return [];
      if (!isRecord(was) && !isRecord(is)) return [changeText(was, is)];
      const [old, now] = [isRecord(was) ? was : {}, isRecord(is) ? is : {}];
      return [...new Set([...Object.keys(old), ...Object.keys(now)])]
        .filter((field) => field !== 'currency')
        .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
        .filter((field) => !isId(now[field] ?? old[field]))
        .map(
          (field) =>
            `${t(`audit.fields.${field}`, { _: field })}: ${
              is === undefined
                ? valueText(old[field], field, old['currency'])
                : changeText(old[field], now[field], field, now['currency'])
            }`,
        );
    },
  };
}

function parsed(json: string | null): unknown {
  return json === null ? undefined : (JSON.parse(json) as unknown);
}
