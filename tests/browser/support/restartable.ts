import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BuiltServer } from '../../support/server.ts';
import { publish } from './content.ts';
import { test as base } from './fixtures.ts';
import { heard } from './heard.ts';
import { keepData } from './kept-data.ts';
import { newDataDirectory, startSite } from './site-server.ts';

/** A document as it is stored. */
export interface StoredDocument extends Record<string, unknown> {
  readonly _id: string;
}

/** A server that can be stopped and started again at the same address, and whose content can be edited. */
export interface EditedSite {
  readonly url: string;
  /** The server that runs, or ran last. */
  readonly server: BuiltServer;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** A document as the owner would export it. */
  read(id: string): StoredDocument;
  /** Publishes documents, as `npm run content -- publish` does. */
  publish(...documents: readonly object[]): Promise<void>;
  /** Takes its data back to what they were; its pages follow a moment later. */
  restore(): Promise<void>;
}

async function startEdited(): Promise<EditedSite & { discard(): Promise<void> }> {
  const folder = await newDataDirectory();
  let server = await startSite({}, '/', folder);
  const { url } = server;
  const kept = await keepData(server);
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  return {
    url,
    get server() {
      return server;
    },
    stop,
    async start() {
      if (!isUp) server = await startSite({ PORT: new URL(url).port }, '/', folder);
      isUp = true;
    },
    read: (id: string) => {
      const database = new DatabaseSync(join(folder, 'sobremesa.sqlite'), { readOnly: true });
      const found = database.prepare('select body from documents where id = ?').get(id);
      database.close();
      if (!found) throw new Error(`There is no document ${id}`);
      return JSON.parse(String(found['body'])) as StoredDocument;
    },
    publish: (...documents: readonly object[]) => publish(server, documents),
    async restore() {
      await kept.restore();
      if (isUp) await heard();
    },
    async discard() {
      await stop();
      await kept.discard();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * For tests that change content, need an inbox of their own, or restart the server: the tests of a worker share one
 * site, and each finds it running with the sample's content.
 */
export const test = base.extend<{ site: EditedSite; restored: void }>({
  site: async ({ lasting }, provide) => {
    const { site } = await lasting.of('edited site', async () => {
      const started = await startEdited();
      return { site: started, stop: () => started.discard() };
    });
    await provide(site);
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
  restored: [
    async ({ site }, provide) => {
      await site.start();
      await provide();
      await site.restore();
    },
    { auto: true },
  ],
});
