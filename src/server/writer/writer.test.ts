import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import type { StoredPicture } from '../../media/index.server.ts';
import { givenWriter, headers, serveSite } from '../testing/given-writer.ts';
import { startWriter, type WriterHost } from './start-writer.ts';

it('lets what has changed be known here before the answer that says so', async () => {
  const { app, tell, serve } = givenWriter();
  const order: string[] = [];
  app.put('/api/admin/documents/1', (c) => {
    tell({ type: 'changed' });
    return c.json({});
  });
  const { writer, url } = await serve();
  writer.listen({
    async catchUp() {
      await wait(30);
      order.push('known');
    },
    pictureRemoved: () => {},
    pictureUploaded: () => {},
  });
  await fetch(`${url}/api/admin/documents/1`, { method: 'PUT', body: '{}' });
  order.push('answered');
  expect(order).toEqual(['known', 'answered']);
});

it('writes for the thread that only reads, and says what came of it', async () => {
  const asked: string[] = [];
  const { serve } = givenWriter({
    async claimVariant(key) {
      asked.push(`claim ${key}`);
      return key === 'free';
    },
    async releaseVariant(key) {
      asked.push(`release ${key}`);
    },
    async storePictures(pictures) {
      asked.push(`store ${pictures.length}`);
      throw new Error('the disk is full');
    },
  });
  const { writer } = await serve();
  expect(await Promise.all([writer.claims.take('free'), writer.claims.take('held')])).toEqual([
    true,
    false,
  ]);
  await writer.claims.release('free');
  await expect(writer.storePictures([])).rejects.toThrow('the disk is full');
  expect(asked).toEqual(['claim free', 'claim held', 'release free', 'store 0']);
});

it('tells which pictures have been uploaded', async () => {
  const { tell, serve } = givenWriter();
  const { writer } = await serve();
  const uploaded = Promise.withResolvers<string>();
  writer.listen({
    catchUp: async () => {},
    pictureRemoved: () => {},
    pictureUploaded: ({ id }) => uploaded.resolve(id),
  });
  tell({ type: 'picture-uploaded', picture: { id: 'one' } as StoredPicture });
  expect(await uploaded.promise).toBe('one');
});

describe('a writer that ends', () => {
  /** A thread that speaks the protocol, and dies of one address. */
  const THREAD = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage([{ type: 'readable' }, { type: 'open' }]);
    parentPort.on('message', (messages) => {
      for (const { type, id, url } of messages) {
        if (type === 'stop') parentPort.close();
        if (url === '/api/contact') throw new Error('a fault');
        if (url === '/admin')
          parentPort.postMessage([
            { type: 'answer', id, head: { status: 200, headers: [] }, isEnd: true },
          ]);
      }
    });`;

  function hostInThread(): WriterHost {
    const worker = new Worker(THREAD, { eval: true });
    let failure: Error | null = null;
    worker.on('error', (error: Error) => (failure = error));
    return {
      postMessage: (messages) => worker.postMessage(messages),
      on: (event, listener) => worker.on(event, listener),
      ended: new Promise((resolve) => worker.on('exit', () => resolve(failure))),
      kill: () => void worker.terminate(),
    };
  }

  it('takes no page with it, has who waits told to try again, and is started anew', async () => {
    const { url } = await serveSite(hostInThread);
    expect((await fetch(`${url}/admin`)).status).toBe(200);
    const waiting = fetch(`${url}/api/requests`, { method: 'POST', body: '{}' });
    await wait(50);
    const fatal = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' });
    for (const answer of [fatal, await waiting]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('x-guard')).toBe('on');
    }
    expect(await (await fetch(`${url}/menu`)).text()).toBe('site: /menu');
    await expect.poll(async () => (await fetch(`${url}/admin`)).status).toBe(200);
  });

  it('is not started again once it was asked to stop', async () => {
    const host = vi.fn(hostInThread);
    const { writer, url } = await serveSite(host);
    await writer.stop();
    await wait(100);
    expect(host).toHaveBeenCalledOnce();
    expect((await fetch(`${url}/admin`)).status).toBe(503);
  });

  it('fails the start when it never was there', async () => {
    const never = (): WriterHost => ({
      ...{ postMessage: () => {}, on: () => {}, kill: () => {} },
      ended: Promise.resolve(new Error('no thread')),
    });
    const failing = startWriter({ host: never, headers, log: silentLog, pause: 10 });
    await expect(failing.readable).rejects.toThrow('The writer ended');
    await failing.stop();
  });
});
