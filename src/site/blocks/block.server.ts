import type { ComponentType } from 'react';
import type { Block, BlockKind, BlockOf, ContentService, Service } from '../../content/index.ts';
import type { PageHead } from '../page.server.ts';
import type { PageContext } from '../page-context.server.ts';

/** What a block is read for. */
export interface BlockSource {
  readonly content: ContentService;
  /** The service whose page it is on; null on other pages. */
  readonly service: Service | null;
  /** Where questions say that they stand: the name of the page, or the key of the service. */
  readonly place: string;
  /** What the address asks for, as far as the page knows it. */
  readonly query: Readonly<Record<string, string>>;
}

/** What a block adds to the head of its page. */
export type BlockHead = Pick<PageHead, 'structuredData' | 'hasCalendar'>;

/** A kind of block: what it reads, what it adds to the page's head, what it shows. */
export interface BlockDefinition<Kind extends BlockKind, Data> {
  readonly kind: Kind;
  load(source: BlockSource, block: BlockOf<Kind>): Data | Promise<Data>;
  head?(page: PageContext, data: Data): BlockHead;
  /** Nothing, not even a heading, where there is nothing to show. */
  readonly View: ComponentType<BlockOptions<Kind, Data>>;
}

export interface BlockOptions<Kind extends BlockKind, Data> {
  readonly block: BlockOf<Kind>;
  readonly data: Data;
  /** The other blocks of the page: what it has beside this one. */
  readonly others: readonly Block[];
}

/** A kind of block whose data only its own functions know. */
export type AnyBlock = BlockDefinition<BlockKind, unknown>;

/** Checks that a block's view takes what it reads; the table of kinds does not know the types. */
export function defineBlock<Kind extends BlockKind, Data>(
  block: BlockDefinition<Kind, Data>,
): AnyBlock {
  return block as unknown as AnyBlock;
}

/** The service that a block is about: the one that it names, or that of its page. */
export async function serviceOf(
  { content, service }: BlockSource,
  block: { readonly ofService?: string | undefined },
): Promise<Service | null> {
  const { ofService } = block;
  if (!ofService || ofService === service?.key) return service;
  return (await content.services()).find(({ key }) => key === ofService) ?? null;
}

/** Where a page with these blocks leads whoever wants to ask for something: to its form, or to a page that has one. */
export function requestHref(
  blocks: readonly Block[],
  { link }: Pick<PageContext, 'link'>,
): string | null {
  return blocks.some(({ _type }) => _type === 'form') ? '#form' : link('/contact');
}
