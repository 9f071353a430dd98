import { gatherOverrides, type OverridesByLanguage } from '../i18n/index.server.ts';
import type { ContentService } from './content-service.ts';

/** The owner's texts in place of the catalogues' words. */
export async function readWordOverrides(
  content: Pick<ContentService, 'wordings'>,
): Promise<OverridesByLanguage> {
  return gatherOverrides(await content.wordings());
}
