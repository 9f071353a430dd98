import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Journal } from './journal.ts';

/** How a disk treats what it was not made to keep when the power fails. */
export interface Cut {
  /** Share of the names, and of the content, that has reached the disk nevertheless, 0 to 1. */
  readonly names: number;
  readonly content: number;
  /** A write is torn at multiples of this, bytes. */
  readonly sector: number;
  /** By default true; false: syncs do nothing, as on a disk that only says that it wrote. */
  readonly honoursSyncs?: boolean;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * A folder with everything that was done to it, from which the state after a loss of power can be made
 * as often as wanted. What POSIX promises, and nothing more: content is kept by a sync of the file,
 * its name by a sync of the folder. Of everything else each sector of each write, each change of size
 * and each change of a name survives or not by itself, and writes arrive in any order.
 */
export interface Disk {
  /** Where the replayed folder and the real one differ; empty when the journal is complete. */
  differences(folder: string): string[];
  /** Writes what is left after a cut into a new folder. */
  write(folder: string, cut: Cut): void;
  /** Number of changes that no sync had made safe at the end. */
  readonly unsynced: number;
}

interface FileNode {
  readonly kind: 'file';
  readonly base: Buffer;
  readonly changes: ContentChange[];
  /** Changes before this moment are safe. */
  syncedBefore: number;
}

interface FolderNode {
  readonly kind: 'folder';
  readonly base: ReadonlyMap<string, Node>;
  /** As it was when the processes ended. */
  readonly last: Map<string, Node>;
  syncedBefore: number;
}

type Node = FileNode | FolderNode;

type ContentChange = { readonly moment: number } & (
  | { readonly kind: 'write'; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly size: number }
);

interface NameChange {
  readonly moment: number;
  /** A name without a node is removed. A rename is one change of both names. */
  readonly names: readonly { folder: FolderNode; name: string; node: Node | null }[];
}

/** SQLite's index of its write-ahead log: written through memory, and never read after a cut. */
const isScratch = (path: string) => path.endsWith('.sqlite-shm');

/**
 * Replays the journal, whose paths begin with `root`, on the folder as it was before. Throws when they
 * do not fit together, or a file was written through memory.
 */
export function replay(top: FolderNode, root: string, journal: Journal): Disk {
  const nameChanges: NameChange[] = [];
  const opened = new Map<string, { node: Node; path: string }>();
  const syncs = new Map<string, { node: Node; moment: number }>();
  let moment = 0;

  const partsOf = (path: string) =>
    path === root ? [] : relative(root, path).split(sep).filter(Boolean);
  const find = (path: string): Node | undefined => {
    let node: Node | undefined = top;
    for (const part of partsOf(path)) {
      node = node?.kind === 'folder' ? node.last.get(part) : undefined;
    }
    return node;
  };
  const existing = (path: string): Node => {
    const node = find(path);
    if (!node) throw new Error(`The journal names ${path}, which it never made`);
    return node;
  };
  const place = (path: string) => {
    const parts = partsOf(path);
    const name = parts.pop();
    const folder = existing(join(root, ...parts));
    if (name === undefined || folder.kind !== 'folder') throw new Error(`${path} has no folder`);
    return { folder, name };
  };
  const change = (...names: readonly (readonly [path: string, node: Node | null])[]) => {
    const changed = names.map(([path, node]) => ({ ...place(path), node }));
    nameChanges.push({ moment, names: changed });
    for (const { folder, name, node } of changed) {
      if (node) folder.last.set(name, node);
      else folder.last.delete(name);
    }
  };
  const fileOf = (handle: string): FileNode => {
    const node = opened.get(handle)?.node;
    if (node?.kind !== 'file') throw new Error('The journal writes to what is no open file');
    return node;
  };

  for (const entry of journal.entries) {
    moment += 1;
    switch (entry.kind) {
      case 'open': {
        const { path } = entry;
        if (entry.isNew) change([path, newFile()]);
        const node = existing(path);
        opened.set(entry.handle, { node, path });
        if (entry.isEmptied) fileOf(entry.handle).changes.push({ kind: 'resize', moment, size: 0 });
        break;
      }
      case 'write':
      case 'resize':
        fileOf(entry.handle).changes.push({ ...entry, moment });
        break;
      case 'syncBegin': {
        const node = opened.get(entry.handle)?.node;
        if (node) syncs.set(entry.sync, { node, moment });
        break;
      }
      case 'syncEnd': {
        const sync = syncs.get(entry.sync);
        if (sync) sync.node.syncedBefore = Math.max(sync.node.syncedBefore, sync.moment);
        break;
      }
      case 'rename':
        change([entry.from, null], [entry.to, existing(entry.from)]);
        break;
      case 'link':
        change([entry.to, existing(entry.from)]);
        break;
      case 'makeFolder':
        change([entry.path, newFolder()]);
        break;
      case 'remove':
        change([entry.path, null]);
        break;
      case 'map': {
        const path = opened.get(entry.handle)?.path ?? '';
        if (!isScratch(path)) throw new Error(`${path} was written through memory, unrecorded`);
        break;
      }
    }
  }

  const isSafe = ({ names, moment: at }: NameChange) =>
    names.some(({ folder }) => at < folder.syncedBefore);

  return {
    differences(folder) {
      const unfinished = new Set<Node | undefined>();
      for (const handle of journal.unfinished.handles) unfinished.add(opened.get(handle)?.node);
      const found: string[] = [];
      compare(top, takeSnapshot(folder), '', (path, node) => {
        const isOpen = unfinished.has(node) || journal.unfinished.paths.has(join(root, path));
        if (!isOpen && !isScratch(path)) found.push(path);
      });
      return found;
    },
    write(folder, cut) {
      const names = new Map<FolderNode, Map<string, Node>>();
      const namesIn = (node: FolderNode) => {
        const known = names.get(node) ?? new Map(node.base);
        names.set(node, known);
        return known;
      };
      for (const one of nameChanges) {
        const isKept = cut.honoursSyncs !== false && isSafe(one);
        if (!isKept && cut.random() >= cut.names) continue;
        for (const { folder: of, name, node } of one.names) {
          if (node) namesIn(of).set(name, node);
          else namesIn(of).delete(name);
        }
      }
      const writeNode = (path: string, node: Node) => {
        if (node.kind === 'file') {
          writeFileSync(path, contentAfter(node, cut), { mode: 0o600 });
          return;
        }
        mkdirSync(path, { recursive: true, mode: 0o700 });
        for (const [name, child] of namesIn(node)) writeNode(join(path, name), child);
      };
      writeNode(folder, top);
    },
    get unsynced() {
      const files = new Set<FileNode>();
      for (const { node } of opened.values()) if (node.kind === 'file') files.add(node);
      let sum = nameChanges.filter((one) => !isSafe(one)).length;
      for (const { changes, syncedBefore } of files) {
        sum += changes.filter((one) => one.moment >= syncedBefore).length;
      }
      return sum;
    },
  };
}

function newFile(base: Buffer = Buffer.alloc(0)): FileNode {
  return { kind: 'file', base, changes: [], syncedBefore: 0 };
}

function newFolder(base: ReadonlyMap<string, Node> = new Map()): FolderNode {
  return { kind: 'folder', base, last: new Map(base), syncedBefore: 0 };
}

/** A folder in memory, as it is now; to be replayed on once. */
export function takeSnapshot(folder: string): FolderNode {
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry): [string, Node] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return [entry.name, takeSnapshot(path)];
    if (!entry.isFile()) throw new Error(`${path} is neither file nor folder`);
    return [entry.name, newFile(readFileSync(path))];
  });
  return newFolder(new Map(entries));
}

function contentAfter(file: FileNode, cut: Cut): Buffer {
  const { changes, syncedBefore } = file;
  const isSafe = (one: ContentChange) => cut.honoursSyncs !== false && one.moment < syncedBefore;
  const survivors = changes
    .filter((one) => !isSafe(one))
    .flatMap((one) => torn(one, cut.sector))
    .filter(() => cut.random() < cut.content);
  return applied(file.base, [...changes.filter(isSafe), ...shuffled(survivors, cut.random)]);
}

/** A write in pieces, none of which crosses a multiple of `sector`. */
function torn(change: ContentChange, sector: number): ContentChange[] {
  if (change.kind === 'resize') return [change];
  const { offset, bytes } = change;
  const pieces: ContentChange[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + sector - ((offset + from) % sector));
    pieces.push({ ...change, offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return pieces;
}

/** What was never written between what was, reads as zeros. */
function applied(base: Buffer, changes: readonly ContentChange[]): Buffer {
  const most = changes.reduce(
    (end, one) => Math.max(end, one.kind === 'write' ? one.offset + one.bytes.length : one.size),
    base.length,
  );
  const content = Buffer.alloc(most);
  base.copy(content);
  let size = base.length;
  for (const one of changes) {
    if (one.kind === 'write') {
      one.bytes.copy(content, one.offset);
      size = Math.max(size, one.offset + one.bytes.length);
    } else {
      if (one.size < size) content.fill(0, one.size, size);
      size = one.size;
    }
  }
  return content.subarray(0, size);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

function compare(
  replayed: FolderNode,
  real: FolderNode,
  path: string,
  differs: (path: string, replayed: Node | undefined) => void,
): void {
  for (const name of new Set([...replayed.last.keys(), ...real.last.keys()])) {
    const [one, other] = [replayed.last.get(name), real.last.get(name)];
    const at = join(path, name);
    if (one?.kind === 'folder' && other?.kind === 'folder') compare(one, other, at, differs);
    else if (one?.kind === 'file' && other?.kind === 'file') {
      if (!applied(one.base, one.changes).equals(other.base)) differs(at, one);
    } else differs(at, one);
  }
}
