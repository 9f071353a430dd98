import { useContentForm } from '../content/use-content-form.ts';

/** The languages in which texts are asked, the site's first language first. */
export function useSiteLanguages(): readonly string[] {
  return useContentForm('globalSettings').form?.languages ?? UNKNOWN;
}

const UNKNOWN: readonly string[] = [];
