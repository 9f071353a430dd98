import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { documentFields, instant, localizedString, localizedText } from './common.ts';
import { field, optionalField } from './field.ts';

/** Singleton: a line above every page, from an instant until another. */
export const notice = v.object({
  ...documentFields,
  _type: v.literal('notice'),
  text: field(localizedText, {
    label: { es: 'Aviso', en: 'Notice' },
    help: {
      es: 'Una frase corta: se lee arriba en todas las páginas.',
      en: 'A short sentence: it stands at the top of every page.',
    },
  }),
  link: optionalField(v.string(), {
    label: { es: 'Enlace', en: 'Link' },
    help: {
      es: 'Una página de la web, como /menu, o una dirección entera.',
      en: 'A page of the site, such as /menu, or a whole address.',
    },
    input: 'link',
  }),
  linkText: optionalField(localizedString, {
    label: { es: 'Texto del enlace', en: 'Text of the link' },
  }),
  startsAt: optionalField(instant, {
    label: { es: 'Desde', en: 'From' },
    help: { es: 'Vacío: desde ya.', en: 'Left empty: from now on.' },
  }),
  endsAt: field(instant, {
    label: { es: 'Hasta', en: 'Until' },
    help: { es: 'A esa hora se quita solo.', en: 'At that time it goes by itself.' },
  }),
});

/** Where a notice stands at an instant: still to come, shown until its end, or over. */
export function noticeState(
  { startsAt, endsAt }: Pick<Notice, 'startsAt' | 'endsAt'>,
  now: Date,
): { readonly is: 'coming' | 'shown' | 'over'; readonly changesAt: Date | null } {
  const ends = new Date(endsAt);
  if (now >= ends) return { is: 'over', changesAt: null };
  const starts = startsAt === undefined ? null : new Date(startsAt);
  if (starts && now < starts) return { is: 'coming', changesAt: starts < ends ? starts : ends };
  return { is: 'shown', changesAt: ends };
}

export type Notice = v.InferOutput<typeof notice>;

export const noticeCollection = singleton('notice', notice, {
  place: 120,
  page: '/',
  form: { one: { es: 'aviso', en: 'notice' } },
});
