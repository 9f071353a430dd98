import { useEditor } from '@portabletext/editor';
import { useEffect } from 'react';
import { blocksOf } from './rich-text-schema.ts';

interface ValuePluginOptions {
  readonly value: unknown;
  /** What the editor itself made last. */
  readonly own: unknown;
}

/** Shows a value that came from elsewhere: what was typed before, a version, the other person's text. */
export function ValuePlugin({ value, own }: ValuePluginOptions): null {
  const editor = useEditor();
  useEffect(() => {
    if (value !== own) editor.send({ type: 'update value', value: blocksOf(value) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its own changes are there already
  }, [value, editor]);
  return null;
}
