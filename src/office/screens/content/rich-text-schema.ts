import { defineSchema, type PortableTextBlock } from '@portabletext/editor';
import { isRecord, newKey } from '../../form/form-values.ts';

export const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;

/** What the site's texts are made of: as `schemas/rich-text.ts` reads them. */
export const schemaDefinition = defineSchema({
  // What is pasted brings headings of the first degree, which the site shows as its second.
  styles: [...STYLES, 'h1'].map((name) => ({ name })),
  decorators: [{ name: 'strong' }, { name: 'em' }],
  lists: [{ name: 'bullet' }, { name: 'number' }],
  annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  inlineObjects: [],
  blockObjects: [
    {
      name: 'image',
      fields: [
        { name: 'asset', type: 'object' },
        { name: 'alt', type: 'array' },
        { name: 'caption', type: 'array' },
        { name: 'hotspot', type: 'object' },
        { name: 'crop', type: 'object' },
      ],
    },
    {
      name: 'imageWithText',
      fields: [
        { name: 'image', type: 'object' },
        { name: 'alignment', type: 'string' },
        { name: 'text', type: 'array' },
      ],
    },
  ],
});

/** The blocks of a text as the editor wants them: every part with its key. */
export function blocksOf(value: unknown): PortableTextBlock[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.filter(isRecord).map((block) => {
    const keyed = { _key: newKey(), ...block };
    if (block['_type'] !== 'block') return keyed as unknown as PortableTextBlock;
    const children = Array.isArray(block['children']) ? (block['children'] as unknown[]) : [];
    return {
      style: 'normal',
      markDefs: [],
      ...keyed,
      children: children.filter(isRecord).map((span) => ({ _key: newKey(), marks: [], ...span })),
    } as unknown as PortableTextBlock;
  });
}

/** A text without a word or a picture is none. */
export function isBlank(blocks: readonly PortableTextBlock[] | undefined): boolean {
  return (blocks ?? []).every(
    (block) =>
      block._type === 'block' &&
      (block['children'] as { text?: string }[]).every(({ text = '' }) => text.trim() === ''),
  );
}
