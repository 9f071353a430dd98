import { startApart } from './apart/apart.ts';
import type { BarePage, services as bareServices } from './apart/bare.ts';
import type { Heard, services as loadServices } from './apart/load.ts';
import { pageOf } from '../../tests/support/http.ts';

/** The bystander's address, which no attacker uses. */
export const BYSTANDER = '127.0.9.9';

/** How long they may have to wait, milliseconds. */
export const LONGEST_WAIT = 150;

/** Accept headers of a current browser. */
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' };

/** A harmless visitor of a site and, to see how busy the computer itself is, of a bare server. */
export interface Bystander {
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
    async beside(work, pictures = []) {
      await visitor.call('begin', pictures);
      await work();
      return visitor.call('end');
    },
    stop: async () => void (await Promise.all([visitor.stop(), bare.stop()])),
  };
}

/** Pages as a site sends them to a browser. */
export async function pagesOf(url: string, paths: readonly string[]) {
  const pages = paths.map(async (path) => [path, await pageOf(url, path, BROWSER)] as const);
  return new Map(await Promise.all(pages));
}
