/** What a recorded process did below the root, in the order in which it happened. */
export type JournalEntry =
  /** A file or folder was opened; `isNew` when that made it, `isEmptied` when it lost its content. */
  | {
      readonly kind: 'open';
      readonly handle: string;
      readonly path: string;
      readonly isNew: boolean;
      readonly isEmptied: boolean;
    }
  | {
      readonly kind: 'write';
      readonly handle: string;
      readonly offset: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: 'resize'; readonly handle: string; readonly size: number }
  /** Everything that was changed in the file before `syncBegin` is safe after its `syncEnd`. */
  | { readonly kind: 'syncBegin'; readonly handle: string; readonly sync: string }
  | { readonly kind: 'syncEnd'; readonly sync: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'link'; readonly from: string; readonly to: string }
  | { readonly kind: 'makeFolder'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  /** It was mapped for writing: what is written that way is not recorded. */
  | { readonly kind: 'map'; readonly handle: string };

export interface Journal {
  readonly entries: readonly JournalEntry[];
  /** Files and paths with which something was being done when the processes ended. */
  readonly unfinished: {
    readonly handles: ReadonlySet<string>;
    readonly paths: ReadonlySet<string>;
  };
}

/** `struct record` of `recorder.c`. */
const HEAD_BYTES = 25;

/** Parses what `recorder.c` wrote; a record that the end of the process cut short is left out. */
export function readJournal(bytes: Buffer): Journal {
  const entries: JournalEntry[] = [];
  /** Of each process, what it meant to change and has not recorded as changed. */
  const intents = new Map<number, { handles: string[]; paths: string[] }>();
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const length = bytes.readUInt32LE(at);
    const payload = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    if (payload.length < length) break;
    const pid = bytes.readUInt32LE(at + 4);
    const id = `${pid}:${bytes.readUInt32LE(at + 8)}`;
    const handle = `${pid}:${bytes.readUInt32LE(at + 12)}`;
    const number = Number(bytes.readBigUInt64LE(at + 16));
    const kind = String.fromCharCode(bytes.readUInt8(at + 24));
    at += HEAD_BYTES + length;
    if (kind === 'I' || kind === 'i') {
      const open = intents.get(pid) ?? { handles: [], paths: [] };
      intents.set(pid, open);
      if (kind === 'I') open.handles.push(id);
      else open.paths.push(payload.toString());
      continue;
    }
    intents.delete(pid);
    entries.push(entryOf(kind, { id, handle, number, payload }));
  }
  const unfinished = [...intents.values()];
  return {
    entries,
    unfinished: {
      handles: new Set(unfinished.flatMap(({ handles }) => handles)),
      paths: new Set(unfinished.flatMap(({ paths }) => paths)),
    },
  };
}

interface Fields {
  readonly id: string;
  readonly handle: string;
  readonly number: number;
  readonly payload: Buffer;
}

function entryOf(kind: string, { id, handle, number, payload }: Fields): JournalEntry {
  switch (kind) {
    case 'O': {
      const path = payload.toString();
      return { kind: 'open', handle: id, path, isNew: number === 1, isEmptied: number === 2 };
    }
    case 'W':
      return { kind: 'write', handle: id, offset: number, bytes: payload };
    case 'T':
      return { kind: 'resize', handle: id, size: number };
    case 'S':
      return { kind: 'syncBegin', handle, sync: id };
    case 'E':
      return { kind: 'syncEnd', sync: id };
    case 'R':
    case 'L': {
      const [from = '', to = ''] = payload.toString().split('\0');
      return { kind: kind === 'R' ? 'rename' : 'link', from, to };
    }
    case 'M':
      return { kind: 'makeFolder', path: payload.toString() };
    case 'U':
      return { kind: 'remove', path: payload.toString() };
    case 'Z':
      return { kind: 'map', handle: id };
    default:
      throw new Error(`The journal has a record of the unknown kind “${kind}”`);
  }
}
