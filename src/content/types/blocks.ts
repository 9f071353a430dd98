import * as v from 'valibot';
import { field } from './field.ts';
import { BLOCKS } from './blocks/index.gen.ts';

/** A part of a page: each kind is a file of `blocks/`, and one of the site's `blocks/kinds/`. */
export const block = v.variant('_type', BLOCKS);

export type Block = v.InferOutput<typeof block>;
export type BlockKind = Block['_type'];
/** A block of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly _type: Kind }>;

/** The blocks of a page, in the order in which it shows them. */
export const blocks = field(v.array(block), {
  label: { es: 'La página, de arriba abajo', en: 'The page, from top to bottom' },
  help: {
    es: 'Lo que no tiene nada que mostrar no se ve.',
    en: 'What has nothing to show isn’t seen.',
  },
  group: 'page',
});

/** What a service's page shows until its owner arranges it. */
const USUAL = [
  ...(['features', 'prices', 'menus', 'estimate', 'dishes', 'courses', 'dates'] as const),
  ...(['testimonials', 'pictures', 'questions', 'form'] as const),
] as const;

/** The same as the values of a document. */
export const usualBlocks = () => USUAL.map((_type) => ({ _key: _type, _type }));

/** The first block of a kind; undefined where a page has none. */
export function blockOf<Kind extends BlockKind>(
  page: { readonly blocks: readonly Block[] },
  kind: Kind,
): BlockOf<Kind> | undefined {
  return page.blocks.find((one): one is BlockOf<Kind> => one._type === kind);
}
