import { UPLOAD_FILE_BYTES } from '../../../media/index.ts';
import { CallError } from '../../app/call.ts';
import type { PictureInFull } from './picture.ts';

/** A picture on its way: waiting, being sent, there, known already, or refused. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'known' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem: unknown;
  readonly picture: PictureInFull | null;
}

/** Is it still to come? */
export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending';

/** Can a failed one be tried again? One that is too large will be too large the next time. */
export const canRetry = ({ state, file }: Upload): boolean =>
  state === 'failed' && file.size <= UPLOAD_FILE_BYTES;

/** A picture of the library; it may have been there before. */
export type Sent = PictureInFull & { readonly isKnown: boolean };

/** Sends one file; `onProgress` hears how much of it has gone, from 0 to 1. */
export type SendFile = (file: File, onProgress: (share: number) => void) => Promise<Sent>;

/** Pictures that are sent at once. */
const AT_ONCE = 2;

/** Sends many pictures, two at a time; one that fails does not hold up the others. */
export class UploadQueue {
  readonly #send: SendFile;
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(send: SendFile) {
    this.#send = send;
  }

  /** The uploads in their order; another list after each change. */
  get = (): readonly Upload[] => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      const isTooLarge = file.size > UPLOAD_FILE_BYTES;
      return {
        ...{ id: ++this.#lastId, file, progress: 0, picture: null },
        state: isTooLarge ? 'failed' : 'waiting',
        problem: isTooLarge ? new CallError(0, 'fileTooLarge') : null,
      };
    });
    this.#show([...this.#uploads, ...added]);
    this.#next();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0, problem: null });
    this.#next();
  }

  /** Takes those that are over off the list, failed ones too. */
  clear(): void {
    this.#show(this.#uploads.filter(isUnderWay));
  }

  #next(): void {
    const sending = this.#uploads.filter(({ state }) => state === 'sending');
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const one of waiting.slice(0, AT_ONCE - sending.length)) void this.#sendOne(one);
  }

  async #sendOne({ id, file }: Upload): Promise<void> {
    this.#change(id, { state: 'sending' });
    try {
      const picture = await this.#send(file, (progress) => this.#change(id, { progress }));
      this.#change(id, { state: picture.isKnown ? 'known' : 'done', progress: 1, picture });
    } catch (problem) {
      this.#change(id, { state: 'failed', problem });
    }
    this.#next();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#show(this.#uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #show(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
