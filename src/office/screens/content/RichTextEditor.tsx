import {
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineTextBlock,
  EditorProvider,
  PortableTextEditable,
  useEditor,
} from '@portabletext/editor';
import { NodePlugin } from '@portabletext/editor/plugins';
import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { PictureBlock } from './PictureBlock.tsx';
import { blocksOf, isBlank, schemaDefinition } from './rich-text-schema.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextEditorOptions {
  readonly label: string;
  readonly language: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

const ELEMENTS: Readonly<Record<string, 'h2' | 'h3' | 'h4' | 'blockquote'>> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', blockquote: 'blockquote' },
};

const nodes = [
  defineTextBlock({
    type: 'block',
    render({ attributes, children, node }) {
      const Element = ELEMENTS[node.style ?? ''] ?? 'div';
      const list = node.listItem as string | undefined;
      return (
        <Element {...attributes} data-list={list} className={list && `list-${list}`}>
          {children}
        </Element>
      );
    },
  }),
  defineDecorator({ type: 'strong', render: ({ children }) => <strong>{children}</strong> }),
  defineDecorator({ type: 'em', render: ({ children }) => <em>{children}</em> }),
  defineAnnotation({
    type: 'link',
    render: ({ children }) => <u>{children}</u>,
  }),
  ...(['image', 'imageWithText'] as const).map((type) =>
    defineBlockObject({
      type,
      render: ({ attributes, children, node }) => (
        <div {...attributes}>
          <PictureBlock node={node} />
          {children}
        </div>
      ),
    }),
  ),
];

/** Portable Text: styles, lists, links, pictures, pictures beside text. */
export function RichTextEditor({ label, language, value, onChange }: RichTextEditorOptions) {
  // What the editor begins with; later values from elsewhere come through `ValuePlugin`.
  const [initialValue] = useState(() => blocksOf(value));
  const [own, setOwn] = useState<unknown>(value);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& [contenteditable]': { minHeight: 160, p: 2, lineHeight: 1.6 },
        // The mark stands before the lines of its point.
        '& .list-bullet, & .list-number': { position: 'relative', paddingInlineStart: '1.6em' },
        '& .list-bullet::before, & .list-number::before': {
          ...{ position: 'absolute', insetInlineStart: '0.2em' },
        },
        '& .list-bullet::before': { content: '"•"' },
        '& .list-number': { counterIncrement: 'number' },
        '& .list-number::before': { content: 'counter(number) "."' },
        '& :not(.list-number)': { counterReset: 'number' },
        '& blockquote': { borderInlineStart: '3px solid', borderColor: 'divider', pl: 2, ml: 0 },
        '& h2, & h3, & h4': { my: 1, fontFamily: 'Fraunces, serif' },
      }}
    >
      <EditorProvider initialConfig={{ schemaDefinition, ...(initialValue && { initialValue }) }}>
        <ValuePlugin value={value} own={own} />
        <ChangePlugin
          onChange={(next) => {
            setOwn(next);
            onChange(next);
          }}
        />
        <NodePlugin nodes={nodes} />
        <RichTextToolbar label={label} />
        <div onKeyDownCapture={keepTab}>
          <PortableTextEditable aria-label={label} lang={language} dir="auto" role="textbox" />
        </div>
      </EditorProvider>
    </Box>
  );
}

/** Tab leads on from a list, too, which the editor would indent by it: who uses keys could not leave (WCAG 2.1.2). */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  // What a part opens over the screen reads its keys itself.
  if (key === 'Tab' && currentTarget.contains(target as Node)) event.stopPropagation();
}

/**
 * Tells of each change at once. The editor's own `mutation` may come a second later, when what is published has
 * been saved without it.
 */
function ChangePlugin({ onChange }: Pick<RichTextEditorOptions, 'onChange'>): null {
  const editor = useEditor();
  const changed = useEffectEvent(() => {
    const { value } = editor.getSnapshot().context;
    onChange(isBlank(value) ? undefined : value);
  });
  useEffect(() => {
    // Once for all that one key or one paste changes.
    const subscription = editor.on('patch', () => changed(), { batch: true });
    return () => subscription.unsubscribe();
  }, [editor]);
  return null;
}

interface ValuePluginOptions {
  readonly value: unknown;
  /** What the editor itself made last. */
  readonly own: unknown;
}

/** Shows a value that came from elsewhere: what was typed before, a version, the other person's text. */
function ValuePlugin({ value, own }: ValuePluginOptions): null {
  const editor = useEditor();
  useEffect(() => {
    if (value !== own) editor.send({ type: 'update value', value: blocksOf(value) });
    // oxlint-disable-next-line react/exhaustive-deps -- its own changes are there already
  }, [value, editor]);
  return null;
}
