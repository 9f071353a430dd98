import { expect, it, vi } from 'vitest';
import { CallError } from '../../app/call.ts';
import { UPLOAD_FILE_BYTES } from '../../../media/index.ts';
import { canRetry, UploadQueue, type Sent } from './upload-queue.ts';

const file = (name: string, size = 3) => ({ name, size }) as File;
const PICTURE = { isKnown: false } as Sent;
const refused = (code: string) => new CallError(422, code);

/** A queue whose files are sent when the test says so. */
function given() {
  const sending = new Map<string, PromiseWithResolvers<Sent>>();
  const progress = new Map<string, (share: number) => void>();
  const queue = new UploadQueue(({ name }, onProgress) => {
    const sent = Promise.withResolvers<Sent>();
    sending.set(name, sent);
    progress.set(name, onProgress);
    return sent.promise;
  });
  const states = () =>
    Object.fromEntries(queue.get().map(({ file: { name }, state }) => [name, state]));
  const end = async (name: string, sent: Sent | CallError) => {
    if (sent instanceof CallError) sending.get(name)?.reject(sent);
    else sending.get(name)?.resolve(sent);
    await expect.poll(() => states()[name]).not.toBe('sending');
  };
  return { queue, states, end, progress };
}

it('sends two at a time, and goes on when one fails', async () => {
  const { queue, states, end } = given();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting', d: 'waiting' });
  await end('a', refused('notAPicture'));
  expect(states()).toEqual({ a: 'failed', b: 'sending', c: 'sending', d: 'waiting' });
  expect(queue.get()[0]).toMatchObject({ problem: { code: 'notAPicture' } });
  await end('c', PICTURE);
  await end('b', { ...PICTURE, isKnown: true });
  await end('d', PICTURE);
  expect(states()).toEqual({ a: 'failed', b: 'known', c: 'done', d: 'done' });
});

it('tries a failed one again', async () => {
  const { queue, states, end } = given();
  queue.add([file('a')]);
  await end('a', refused('offline'));
  const [failed] = queue.get();
  expect(failed && canRetry(failed)).toBe(true);
  queue.retry(failed?.id ?? 0);
  expect(queue.get()[0]).toMatchObject({ state: 'sending', progress: 0, problem: null });
  await end('a', PICTURE);
  expect(states()).toEqual({ a: 'done' });
});

it('does not send what is too large, and says so', () => {
  const { queue } = given();
  queue.add([file('film.mov', UPLOAD_FILE_BYTES + 1)]);
  const [upload] = queue.get();
  expect(upload).toMatchObject({ state: 'failed', problem: { code: 'fileTooLarge' } });
  expect(upload && canRetry(upload)).toBe(false);
});

it('shows how far each is, and forgets those that are over', async () => {
  const { queue, states, end, progress } = given();
  const heard = vi.fn();
  queue.subscribe(heard);
  queue.add([file('a'), file('b')]);
  progress.get('b')?.(0.5);
  expect(queue.get()[1]).toMatchObject({ progress: 0.5 });
  await end('a', refused('damagedPicture'));
  queue.clear();
  expect(states()).toEqual({ b: 'sending' });
  expect(heard).toHaveBeenCalled();
});
