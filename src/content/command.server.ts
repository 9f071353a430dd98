import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createArchive } from '../files/index.server.ts';
import { printableLine, type Log } from '../log/index.server.ts';
import { SYSTEM_AUTHORS, type Author } from './store/author.server.ts';
import type { ContentEditor } from './editor/content-editor.server.ts';
import { problemLine } from './validate.server.ts';
import type { ContentStore } from './store/content-store.server.ts';
import type { ResolveImage } from './export-folder.server.ts';
import { importExport, reportLines } from './import-export.server.ts';
import { writeExport, type OpenPicture } from './write-export.server.ts';
import { checkMenus, type MenuCheck } from './menu-check.server.ts';

export interface ContentCommandDependencies {
  readonly store: ContentStore;
  readonly editor: ContentEditor;
  readonly resolveImage: ResolveImage;
  /** As `resolveImage`, and stores nothing. */
  readonly probeImage: ResolveImage;
  readonly openPicture: OpenPicture;
  /** Where archives are unpacked meanwhile. */
  readonly workingFolder?: string;
  readonly log: Log;
  /** Writes a text for the person at the terminal. */
  readonly write: (text: string) => void;
}

const USAGE = `Usage: npm run content -- COMMAND

  list                 every document: type, id, state, last update, slug
  publish FILE.json    create or replace the document (or list of documents) in the file; a post
                       without a date gets today's, one with a date to come is published then
  remove ID            move a document with its draft to the trash, for 30 days
  trash                what is in the trash: type, id, when, by whom, title
  restore ID           put a document back out of the trash
  drafts               drafts with what keeps them from being published
  versions ID          a document's last versions: revision, state, time, author
  revert ID REVISION   publish an earlier version again
  audit                the last 50 writes: time, author, what was done, type, id
  import SOURCE        create or replace every document of a folder or .tar.gz in Sanity's export
                       form (*.ndjson with images/), and say what did not fit; with --dry-run
                       only say so
  export FILE.tar.gz   write every document and picture in the same form; FILE.ndjson writes the
                       documents alone, one a line
  check                dishes whose words call for an allergen that they do not declare, or deny
                       one of their diets; publish and import say so too, and refuse nothing

Running servers show the change at once.
`;

/**
 * The command line of the content in the database. Returns the exit code: 0 done, 1 failed, 2 not
 * understood (the usage is shown).
 */
export async function contentCommand(
  args: readonly string[],
  deps: ContentCommandDependencies,
): Promise<number> {
  const [name = '', ...given] = args;
  const isDryRun = name === 'import' && given.includes('--dry-run');
  const operands = isDryRun ? given.filter((one) => one !== '--dry-run') : given;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || operands.length !== command.operands) {
    deps.write(USAGE);
    return 2;
  }
  try {
    deps.write(await command.run({ ...deps, isDryRun }, ...operands));
    return 0;
  } catch (error) {
    deps.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

type RunDependencies = ContentCommandDependencies & { readonly isDryRun: boolean };

interface Command {
  /** How many operands it takes. */
  readonly operands: number;
  /** Returns what to show. */
  run(deps: RunDependencies, ...operands: string[]): Promise<string>;
}

const { command: author } = SYSTEM_AUTHORS;

const COMMANDS: Readonly<Partial<Record<string, Command>>> = {
  list: {
    operands: 0,
    async run({ store }) {
      const lines = (await store.list()).map(({ type, id, state, updatedAt, slug }) => [
        type,
        id,
        state,
        timeOf(updatedAt),
        slug ?? '',
      ]);
      return table(lines);
    },
  },
  publish: {
    operands: 1,
    async run({ store }, file = '') {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      const documents: unknown[] = Array.isArray(content) ? content : [content];
      const later: string[][] = [];
      for (const document of documents) {
        const at = await store.publish(document);
        const { _id, _type } = document as { readonly _id: string; readonly _type: string };
        if (at !== null) later.push([_type, _id, 'a draft, published at its date', timeOf(at)]);
      }
      const published = documents.length - later.length;
      const doubts = doubtLines(await checkMenus(documents));
      return `${published} document(s) published\n${table(later)}${doubts}`;
    },
  },
  remove: {
    operands: 1,
    async run({ store }, id = '') {
      if (await store.remove(id)) return `${id} removed\n`;
      throw new Error(`there is no document ${id}`);
    },
  },
  trash: {
    operands: 0,
    async run({ editor }) {
      const { documents, total } = await editor.listTrash({ limit: 200 });
      const lines = documents.map(({ type, id, trashed, title }) => [
        type,
        id,
        timeOf(trashed?.at ?? 0),
        nameOf(trashed?.author),
        title,
      ]);
      return table([...lines, ...rest(total - documents.length)]);
    },
  },
  restore: {
    operands: 1,
    async run({ editor }, id = '') {
      const document = await editor.read(id);
      if (!document?.trashed) throw new Error(`there is no document ${id} in the trash`);
      await editor.restore(id, { author, expectedRevision: document.revision });
      return `${document.id} restored\n`;
    },
  },
  drafts: {
    operands: 0,
    async run({ editor }) {
      const { documents, total } = await editor.list({ state: ['draft', 'changed'], limit: 200 });
      const lines: string[][] = [];
      for (const { id, type, updatedAt, author: by, title } of documents) {
        lines.push([type, id, timeOf(updatedAt), nameOf(by), title]);
        const problems = (await editor.read(id))?.draft?.problems ?? [];
        lines.push(...problems.map((problem) => [`    ${problemLine(problem)}`]));
      }
      return table([...lines, ...rest(total - documents.length)]);
    },
  },
  versions: {
    operands: 1,
    async run({ editor }, id = '') {
      const { versions } = await editor.versions(id, { limit: 200 });
      if (versions.length === 0) throw new Error(`there is no document ${id}`);
      return table(
        versions.map(({ revision, state, isCurrent, updatedAt, author: by }) => [
          revision,
          isCurrent ? 'current' : state,
          timeOf(updatedAt),
          nameOf(by),
        ]),
      );
    },
  },
  revert: {
    operands: 2,
    async run({ editor }, id = '', revision = '') {
      const expectedRevision = (await editor.read(id))?.revision ?? null;
      await editor.restoreVersion(id, revision, { as: 'published', author, expectedRevision });
      return `${id} published again as it was\n`;
    },
  },
  audit: {
    operands: 0,
    async run({ editor }) {
      const entries = await editor.audit();
      return table(
        entries.map(({ at, author: by, action, type, documentId }) => [
          timeOf(at),
          nameOf(by),
          action,
          type,
          documentId,
        ]),
      );
    },
  },
  import: {
    operands: 1,
    async run({ store, resolveImage, probeImage, isDryRun, workingFolder }, source = '') {
      const images = { resolveImage, probeImage };
      const report = await importExport({ store, source, isDryRun, workingFolder, ...images });
      const left =
        report.skipped > 0
          ? `, ${report.skipped} skipped (no id, or a type the site does not know)`
          : '';
      const done = isDryRun ? 'would be imported' : 'imported';
      const misfits = table(reportLines(report));
      const check = isDryRun ? '' : doubtLines(await checkMenus(storedDocuments(store)));
      return `${report.stored} document(s) ${done}${left}\n${misfits}${check}`;
    },
  },
  export: {
    operands: 1,
    async run({ store, openPicture }, file = '') {
      if (!/\.(?:tar\.gz|tgz)$/.test(file)) {
        await pipeline(Readable.from(store.exportDocuments()), createWriteStream(file));
        return `${(await store.list()).length} document(s) exported to ${file}\n`;
      }
      const archive = createArchive();
      const [report] = await Promise.all([
        writeExport(archive, { store, openPicture }),
        pipeline(archive.output, createWriteStream(file)),
      ]);
      const missing = table(report.missing.map((reference) => ['    missing', reference]));
      return `${report.documents} document(s) and ${report.pictures} picture(s) exported to ${file}\n${missing}`;
    },
  },
  check: {
    operands: 0,
    async run({ store }) {
      const check = await checkMenus(storedDocuments(store));
      return `${doubtLines(check)}${check.dishes} dish(es) read, ${check.doubts.length} doubt(s)\n`;
    },
  },
};

async function* storedDocuments(store: ContentStore): AsyncGenerator<unknown> {
  for await (const line of store.exportDocuments()) yield JSON.parse(line);
}

/** What to look at in dishes; nothing when there is no doubt. */
function doubtLines({ doubts }: MenuCheck): string {
  return table(doubts.map(([id, dish, doubt]) => [id, dish, doubt]));
}

/** Lines of columns, safe for a terminal. */
function table(lines: readonly (readonly string[])[]): string {
  return lines.map((columns) => `${printableLine(columns.join('  ').trimEnd())}\n`).join('');
}

/** A line that counts those not shown. */
function rest(count: number): string[][] {
  return count > 0 ? [[`… and ${count} more`]] : [];
}

function timeOf(instant: number): string {
  return new Date(instant).toISOString();
}

function nameOf(author: Author | null | undefined): string {
  return author?.name ?? author?.id ?? 'unknown';
}
