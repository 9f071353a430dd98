import { startBare, startLoad } from './apart/apart.ts';
import type { BarePage } from './apart/bare.ts';

/** The bystander's address, which no attacker uses. */
const BYSTANDER = '127.0.9.9';

/** What their browser sends, as current ones do. */
export const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' };

/** How long they may have to wait, milliseconds. */
export const LONGEST_WAIT = 150;

/** A harmless visitor of a site and, to see how busy the computer itself is, of a bare server. */
export type Bystander = Awaited<ReturnType<typeof openBystander>>;

/** Lets a bystander visit the paths of these pages of a site, in turn; a bare server sends the pages as they are. */
export async function openBystander(url: string, pages: ReadonlyMap<string, BarePage>) {
  const started = new AsyncDisposableStack();
  const visitor = started.use(startLoad());
  const bare = started.use(startBare());
  const bareUrl = await bare.call('serve', pages);
  await visitor.call('stroll', url, bareUrl, [...pages.keys()], BYSTANDER);
  return {
    /** What they have to wait for while something is done; `pictures` they request in addition. */
    async beside(work: () => Promise<unknown>, pictures: readonly string[] = []) {
      await visitor.call('begin', pictures);
      await work();
      return visitor.call('end');
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
