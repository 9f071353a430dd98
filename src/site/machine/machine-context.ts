import type { Language } from '../../i18n/index.ts';
import type { RenderOptions } from '../render.server.tsx';

/** What a writer of a machine's file has at hand. */
export interface MachineContext extends RenderOptions {
  readonly language: Language;
  readonly query: URLSearchParams;
}
