import { startApart } from './apart/apart.ts';
import type { BarePage, services as bareServices } from './apart/bare.ts';
import type { Heard, services as loadServices } from './apart/load.ts';

/** The bystander's address, which no attacker uses. */
export const BYSTANDER = '127.0.9.9';

/** A harmless visitor of a site and, to see how busy the computer itself is, of a bare server. */
export interface Bystander {
  readonly bareUrl: string;
  /** What they have to wait for while something is done; `pictures` they request in addition. */
  beside(work: () => Promise<unknown>, pictures?: readonly string[]): Promise<Heard>;
  stop(): Promise<void>;
}

/** Lets a bystander visit the paths of these pages of a site, in turn; a bare server sends the pages as they are. */
export async function openBystander(
  url: string,
  pages: ReadonlyMap<string, BarePage>,
): Promise<Bystander> {
  const visitor = startApart<typeof loadServices>('load.ts');
  const bare = startApart<typeof bareServices>('bare.ts');
  const bareUrl = await bare.call('serve', pages);
  await visitor.call('stroll', url, bareUrl, [...pages.keys()], BYSTANDER);
  return {
    bareUrl,
    async beside(work, pictures = []) {
      await visitor.call('begin', pictures);
      await work();
      return visitor.call('end');
    },
    stop: async () => void (await Promise.all([visitor.stop(), bare.stop()])),
  };
}
