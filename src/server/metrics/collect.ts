import { inTime } from '../in-time.ts';
import type { Family, Registry } from './registry.ts';

/** How long the writer may take to say what it has measured, milliseconds. */
const PATIENCE = 1_000;

interface WriterToAsk {
  readonly isThere: boolean;
  collect(): Promise<readonly Family[]>;
}

/** What both threads have measured. A writer that is away or silent leaves its part out, which shows. */
export async function collectAll(
  registry: Registry,
  writer: WriterToAsk,
  patience = PATIENCE,
): Promise<readonly Family[]> {
  const [own, theirs] = await Promise.all([registry.collect(), ask(writer, patience)]);
  const up: Family = {
    name: 'sobremesa_writer_up',
    help: 'Does the thread that stores and sends answer?',
    type: 'gauge',
    samples: [{ labels: {}, value: theirs ? 1 : 0 }],
  };
  return [...own, up, ...(theirs ?? [])];
}

async function ask(writer: WriterToAsk, patience: number): Promise<readonly Family[] | null> {
  if (!writer.isThere) return null;
  return inTime(
    writer.collect().catch(() => null),
    patience,
    null,
  );
}
