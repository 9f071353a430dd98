import { collectionOf, type EditLinks } from '../content/index.ts';
import { formOfCollection } from '../content/index.server.ts';
import type { OfficeLanguage } from './account.ts';
import { OFFICE_PATH } from './paths.ts';

/** In the query of a page's address it asks for the page as visitors see it. */
export const AS_VISITOR = 'visitor';

const WORDS = {
  es: { edit: 'Editar', name: 'Editar la web', visitor: 'Ver como visitante', office: 'Oficina' },
  en: { edit: 'Edit', name: 'Edit the site', visitor: 'View as a visitor', office: 'Office' },
} as const;

/** The links by which somebody comes from a page of the site to where what it shows is edited. */
export function editLinks(language: OfficeLanguage): EditLinks {
  const words = WORDS[language];
  return {
    language,
    name: words.name,
    general: [
      { href: `?${AS_VISITOR}`, label: words.visitor },
      { href: OFFICE_PATH, label: words.office },
    ],
    to({ of: { _type: type, _id: id }, field, kind, name }) {
      const query = field === undefined ? '' : `?field=${encodeURIComponent(field)}`;
      const form = formOfCollection(type).find((one) => one.name === field?.split('.')[0]);
      const label = form?.kinds?.find((one) => one.type === kind)?.label ?? form?.label;
      const path = [collectionOf(type).form.one, label].map((one) => one?.[language]);
      return {
        href: `${OFFICE_PATH}/content/${type}/${encodeURIComponent(id)}${query}`,
        label: `${words.edit}: ${[...path, name].filter(Boolean).join(' › ')}`,
      };
    },
  };
}
