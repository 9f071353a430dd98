import { offeredLanguages } from '../../../content/index.ts';
import type { Language } from '../../../i18n/index.ts';
import type { OfficeServices } from '../../services.server.ts';

/** The languages that the site offers, the default first: those that its texts are written in. */
export async function languagesOf({
  content,
  languages,
}: Pick<OfficeServices, 'content' | 'languages'>): Promise<readonly Language[]> {
  return offeredLanguages(await content.service.globalSettings(), languages);
}
