import { Fragment, type ReactNode } from 'react';
import type { Block, EditedPlace } from '../../content/index.ts';
import type { AnyBlock, BlockSource } from './block.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { Pencil } from './Pencil.server.tsx';

/** Every kind of block; each file exports one. */
const FILES = import.meta.glob<Readonly<Record<string, AnyBlock>>>('./kinds/*.server.tsx', {
  eager: true,
});

const KINDS = new Map(
  Object.values(FILES)
    .flatMap((file) => Object.values(file))
    .map((kind) => [kind.kind, kind]),
);

/** A block with what it read. */
export interface LoadedBlock {
  readonly block: Block;
  readonly data: unknown;
}

/** Reads what the blocks of a page show. Without a service nothing can be asked for, and no form is there. */
export async function loadBlocks(
  blocks: readonly Block[],
  source: BlockSource,
): Promise<readonly LoadedBlock[]> {
  const isForm = ({ _type }: Block) => _type === 'form';
  const mayLack = source.service === null && blocks.some(isForm);
  const lacks = mayLack && (await source.content.services()).length === 0;
  const shown = blocks.filter((block) => !(lacks && isForm(block)));
  return Promise.all(
    shown.map(async (block) => ({
      block,
      data: await KINDS.get(block._type)?.load(source, block),
    })),
  );
}

/** What the blocks of a page add to its head, in their order. */
export function headOfBlocks(
  page: PageContext,
  loaded: readonly LoadedBlock[],
): { readonly structuredData: readonly object[]; readonly hasCalendar: boolean } {
  const heads = loaded.flatMap(
    ({ block, data }) => KINDS.get(block._type)?.head?.(page, data) ?? [],
  );
  return {
    structuredData: heads.flatMap(({ structuredData = [] }) => structuredData),
    hasCalendar: heads.some(({ hasCalendar }) => hasCalendar === true),
  };
}

interface BlocksOptions {
  readonly loaded?: readonly LoadedBlock[] | undefined;
  /** What the page is there for: where its block stands, else before all others. */
  readonly body?: ReactNode;
  /** Whose blocks they are, where its owner has arranged them. */
  readonly of: (EditedPlace['of'] & { readonly blocks?: readonly Block[] | undefined }) | null;
}

/** The blocks of a page, in the order that its owner gave them. */
export function Blocks({ loaded = [], body, of }: BlocksOptions) {
  const blocks = loaded.map(({ block }) => block);
  const hasOwnPlace = blocks.some(({ _type }) => _type === 'body');
  return (
    <>
      {!hasOwnPlace && body}
      {loaded.map(({ block, data }, index) => {
        if (block._type === 'body') return <Fragment key={block._key ?? index}>{body}</Fragment>;
        const View = KINDS.get(block._type)?.View;
        const place = of?.blocks ? `blocks.${block._key ?? index}.title` : 'blocks';
        return (
          View && (
            <Fragment key={block._key ?? index}>
              <Pencil of={of} field={place} kind={block._type} />
              <View block={block} data={data} others={blocks} />
            </Fragment>
          )
        );
      })}
    </>
  );
}
