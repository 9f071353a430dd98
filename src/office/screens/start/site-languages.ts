import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../form/form-values.ts';
import { api } from '../content/api.ts';

export const LANGUAGES_KEY = ['start', 'languages'];

/** Those that the office's forms have a name for. */
const KNOWN = ['es', 'en'];

/** The languages in which texts are asked, the site's first language first. */
export function useSiteLanguages(): readonly string[] {
  const { data = KNOWN } = useQuery({ queryKey: LANGUAGES_KEY, queryFn: readLanguages });
  return data;
}

async function readLanguages(): Promise<readonly string[]> {
  const params = { type: 'globalSettings', id: 'globalSettings' };
  const view = await api('GET /content/:type/:id', { params });
  const values = (view.draft ?? view.published)?.values;
  const chosen = isRecord(values) ? values['languages'] : undefined;
  return Array.isArray(chosen)
    ? KNOWN.filter((code) => code === KNOWN[0] || chosen.includes(code))
    : KNOWN;
}
