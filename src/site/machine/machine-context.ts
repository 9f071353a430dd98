import type { ContentService } from '../../content/index.ts';
import type { Language } from '../../i18n/index.ts';
import type { PictureAddresses } from '../../media/index.ts';

/** What a writer of a machine's file has at hand. */
export interface MachineContext {
  readonly content: ContentService;
  readonly language: Language;
  /** Languages that are offered. */
  readonly languages: readonly Language[];
  readonly siteUrl: string;
  /** Makes the addresses of pictures. */
  readonly pictures: PictureAddresses;
  /** Values of the file's parameters, each one that its parameter has. */
  readonly values: Readonly<Record<string, string>>;
}
