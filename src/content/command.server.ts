import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printableLine, type Log } from '../log/index.server.ts';
import type { ContentStore } from './embedded/content-store.server.ts';
import { importFolder, type ResolveImage } from './import.server.ts';

export interface ContentCommandDependencies {
  readonly store: ContentStore;
  readonly resolveImage: ResolveImage;
  readonly log: Log;
  /** Writes a text for the person at the terminal. */
  readonly write: (text: string) => void;
}

const USAGE = `Usage: npm run content -- COMMAND

  list                 every document: type, id, state, last update, slug
  publish FILE.json    create or replace the document (or list of documents) in the file
  remove ID            remove a document
  import FOLDER        create or replace every document of a folder in Sanity's export form
                       (*.ndjson with images/)
  export FILE.ndjson   write every document, one a line

Running servers show the change at once.
`;

/**
 * The command line of the embedded content. Answers the exit code: 0 done, 1 failed, 2 not
 * understood (the usage is shown).
 */
export async function contentCommand(
  args: readonly string[],
  deps: ContentCommandDependencies,
): Promise<number> {
  const [name = '', operand = ''] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || args.length !== (command.takesOperand ? 2 : 1)) {
    deps.write(USAGE);
    return 2;
  }
  try {
    deps.write(await command.run(deps, operand));
    return 0;
  } catch (error) {
    deps.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

interface Command {
  readonly takesOperand: boolean;
  /** Answers what to show. */
  run(deps: ContentCommandDependencies, operand: string): Promise<string>;
}

const COMMANDS: Readonly<Partial<Record<string, Command>>> = {
  list: {
    takesOperand: false,
    async run({ store }) {
      const lines = (await store.list()).map(({ type, id, state, updatedAt, slug }) =>
        [type, id, state, new Date(updatedAt).toISOString(), slug ?? ''].join('  ').trimEnd(),
      );
      return lines.map((line) => `${printableLine(line)}\n`).join('');
    },
  },
  publish: {
    takesOperand: true,
    async run({ store }, file) {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      const documents: unknown[] = Array.isArray(content) ? content : [content];
      for (const document of documents) await store.publish(document);
      return `${documents.length} document(s) published\n`;
    },
  },
  remove: {
    takesOperand: true,
    async run({ store }, id) {
      if (await store.remove(id)) return `${id} removed\n`;
      throw new Error(`there is no document ${id}`);
    },
  },
  import: {
    takesOperand: true,
    async run({ store, resolveImage, log }, folder) {
      const { stored, skipped } = await importFolder({ store, folder, resolveImage, log });
      const left = skipped > 0 ? `, ${skipped} skipped (no id, or a type the site does not know)` : '';
      return `${stored} document(s) imported${left}\n`;
    },
  },
  export: {
    takesOperand: true,
    async run({ store }, file) {
      await pipeline(Readable.from(store.exportDocuments()), createWriteStream(file));
      return `${(await store.list()).length} document(s) exported to ${file}\n`;
    },
  },
};
