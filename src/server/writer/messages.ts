import type { IncomingHttpHeaders } from 'node:http';
import type { StoredPicture } from '../../media/index.server.ts';
import type { Family } from '../metrics/registry.ts';

/** A request as the pages' thread has read it. */
export interface RequestMessage {
  readonly type: 'request';
  readonly id: number;
  readonly method: string;
  /** As the visitor's program wrote it. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The other end of the connection. */
  readonly address: string;
  /** What the log calls it. */
  readonly name: string;
  /** All of it where it is small; `pulled` when the writer asks for its pieces; null without one. */
  readonly body: Uint8Array | 'pulled' | null;
  /** Did the connection break in the middle of the body? */
  readonly isCut?: boolean;
}

/** What the writer does for the pages' thread, which only reads. */
export interface WriterTasks {
  storePictures(pictures: readonly StoredPicture[]): Promise<void>;
  /** May this process make the variant ahead of time? */
  claimVariant(key: string): Promise<boolean>;
  releaseVariant(key: string): Promise<void>;
  /** What has been measured? */
  collect(): Promise<readonly Family[]>;
}

export interface AskMessage {
  readonly type: 'ask';
  readonly id: number;
  readonly task: keyof WriterTasks;
  readonly given: readonly unknown[];
}

/** What the pages' thread tells the writer. */
export type ToWriter =
  | RequestMessage
  /** The next piece of a body; null at its end. */
  | { readonly type: 'piece'; readonly id: number; readonly piece: Uint8Array | null }
  /** A piece of an answer that was awaited has gone out to the visitor. */
  | { readonly type: 'sent'; readonly id: number }
  /** The visitor has gone before the end. */
  | { readonly type: 'gone'; readonly id: number }
  | AskMessage
  | { readonly type: 'stop' };

/** The status and the headers of an answer, as alternating names and values. */
export interface Head {
  readonly status: number;
  readonly headers: readonly string[];
}

export interface AnswerMessage {
  readonly type: 'answer';
  readonly id: number;
  /** With the first of an answer's messages. */
  readonly head?: Head;
  readonly piece?: Uint8Array;
  /** Does more of the answer wait until this piece has gone out? */
  readonly isAwaited?: boolean;
  readonly isEnd?: boolean;
}

/** What the writer tells the pages' thread. */
export type FromWriter =
  /** The database is there, migrated and filled: it can be read. */
  | { readonly type: 'readable' }
  /** Requests are answered. */
  | { readonly type: 'open' }
  /** It could not start; `isPlain` when the message alone is for the operator. */
  | { readonly type: 'failed'; readonly message: string; readonly isPlain: boolean }
  | AnswerMessage
  /** The answer broke off: the visitor must not take what came for all of it. */
  | { readonly type: 'broken'; readonly id: number }
  /** The site answers this request: the address is nobody's here. */
  | { readonly type: 'pass'; readonly id: number }
  /** The next piece of a body is wanted. */
  | { readonly type: 'pull'; readonly id: number }
  /** Content has changed, or what is said of pictures. */
  | { readonly type: 'changed' }
  | { readonly type: 'picture-removed'; readonly pictureId: string }
  | { readonly type: 'picture-uploaded'; readonly picture: StoredPicture }
  /** What a task came to, or why it failed. */
  | {
      readonly type: 'told';
      readonly id: number;
      readonly value?: unknown;
      readonly error?: string;
    };

/** An end of the channel between the two threads. */
export interface Port {
  postMessage(messages: unknown): void;
  on(event: 'message', listener: (messages: unknown) => void): unknown;
}

/**
 * Sends messages in bundles, since waking the other thread costs more than a message does: `later`
 * says when what has gathered goes.
 */
export function bundled<Message>(
  port: Pick<Port, 'postMessage'>,
  later: (send: () => void) => void,
): (message: Message) => void {
  let gathered: Message[] = [];
  const send = () => {
    const messages = gathered;
    gathered = [];
    port.postMessage(messages);
  };
  return (message) => {
    gathered.push(message);
    if (gathered.length === 1) later(send);
  };
}

/** A copy that takes its own bytes along, not those of the pool that it was cut from. */
export function ownBytes(piece: Uint8Array): Uint8Array {
  return piece.byteLength === piece.buffer.byteLength
    ? piece
    : Uint8Array.prototype.slice.call(piece);
}
