import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Machine } from './machines.ts';

const DOCUMENT = 'content/blog/blog-market';
/** The page that is edited. */
export const EDITED = '/blog/market';
/** What `publish` answers when it has. */
export const PUBLISHED = 'published';
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
  /** Publishes a title: `PUBLISHED`, or why not, as when the office is not reached, or somebody else was faster. */
  publish(title: string): Promise<string>;
  /** Uploads a picture; what the office answers, or null when it is busy. */
  upload(bytes: Uint8Array): Promise<{ readonly ref: string; readonly thumbnail: string } | null>;
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
      signal: AbortSignal.timeout(60_000),
    });
  return {
    async publish(title) {
      const refused = async (what: string, answer: Response) =>
        `${what}: ${answer.status} ${await answer.text()}`;
      try {
        const found = await call('GET', DOCUMENT);
        if (!found.ok) return await refused('read', found);
        const { revision, draft, published } = (await found.json()) as DocumentView;
        const values = { ...(draft ?? published)?.values, title: { es: title, en: title } };
        const saved = await call('PUT', DOCUMENT, JSON.stringify({ values }), revision);
        if (!saved.ok) return await refused('saved', saved);
        const next = ((await saved.json()) as DocumentView).revision;
        const answer = await call('POST', `${DOCUMENT}/publish`, undefined, next);
        return answer.ok ? PUBLISHED : await refused('published', answer);
      } catch (error) {
        return String(error);
      }
    },
    async upload(bytes) {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'plato.jpg');
      const answer = await call('POST', 'pictures', form);
      const text = await answer.text();
      if (answer.status === 503) return null;
      if (!answer.ok) throw new Error(`No upload: ${answer.status} ${text}`);
      return JSON.parse(text) as { ref: string; thumbnail: string };
    },
  };
}

/** A photograph as a camera makes it, different each time: noise, as detailed as a picture of food. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
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
    const text = await fetch(machine.url + EDITED).then(
      (response) => response.text(),
      () => '',
    );
    if (text.includes(title)) return performance.now() - startedAt;
    await pause(LOOK);
  }
  return PATIENCE;
}
