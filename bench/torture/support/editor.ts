import { pause } from './scenario.ts';
import type { Machine } from './machines.ts';
import { askFor } from './visitors.ts';

const DOCUMENT = 'content/blog/blog-market';
const PAGE = '/blog/market';
/** How long a change may take to show before it counts as lost, milliseconds. */
const PATIENCE = 30_000;
/** Pause between two looks at a page, milliseconds. */
const LOOK = 20;

interface DocumentView {
  readonly revision: string;
  readonly draft: { readonly values: Record<string, unknown> } | null;
  readonly published: { readonly values: Record<string, unknown> } | null;
}

/** Somebody in the back office, signed in at one address. */
export interface Editor {
  /** Publishes a title; false when the office could not be reached, or somebody else was faster. */
  publish(title: string): Promise<boolean>;
  /** Uploads a picture; answers the address of its thumbnail. */
  upload(bytes: Uint8Array, name: string): Promise<string>;
}

export function openEditor(url: string, cookie: string): Editor {
  const call = (method: string, path: string, body?: BodyInit, revision?: string) =>
    fetch(`${url}/api/admin/${path}`, {
      method,
      headers: {
        cookie,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  return {
    async publish(title) {
      try {
        const read = await call('GET', DOCUMENT);
        if (!read.ok) return false;
        const { revision, draft, published } = (await read.json()) as DocumentView;
        const values = { ...(draft ?? published)?.values, title: { es: title, en: title } };
        const saved = await call('PUT', DOCUMENT, JSON.stringify({ values }), revision);
        if (!saved.ok) return false;
        const next = ((await saved.json()) as DocumentView).revision;
        return (await call('POST', `${DOCUMENT}/publish`, undefined, next)).ok;
      } catch {
        return false;
      }
    },
    async upload(bytes, name) {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(bytes)]), name);
      const answer = await call('POST', 'pictures', form);
      if (!answer.ok) throw new Error(`No upload: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { thumbnail: string }).thumbnail;
    },
  };
}

/** Reads the page that is edited, so that a machine that has just been started has loaded what it needs. */
export async function readEdited(machine: Machine): Promise<boolean> {
  return (await askFor(machine.url + PAGE)) === 200;
}

/** How long until a machine shows a title, milliseconds; null when it ended or was restarted meanwhile. */
export async function untilShown(
  machine: Machine,
  title: string,
  starts = machine.starts,
): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE) {
    if (!machine.isUp() || machine.starts !== starts) return null;
    const text = await fetch(machine.url + PAGE).then(
      (response) => response.text(),
      () => '',
    );
    if (text.includes(title)) return performance.now() - startedAt;
    await pause(LOOK);
  }
  return PATIENCE;
}
