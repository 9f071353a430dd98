import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import type { FigureNames } from '../../../form/named-figures.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';

interface FigureMenuOptions {
  /** The figures that the text may name. */
  readonly figures: readonly string[];
  readonly names: FigureNames;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** The text as it is shown, with a figure’s name in it. */
  onChange(text: string): void;
}

/** Puts a figure, by its name, where the cursor is. */
export function FigureMenu({ figures, names, input, onChange }: FigureMenuOptions) {
  const t = useTranslate();
  const known = figures.filter((figure) => names[figure] !== undefined);
  if (known.length === 0) return null;
  const insert = (figure: string) => {
    const { value = '', selectionStart, selectionEnd } = input.current ?? {};
    const from = selectionStart ?? value.length;
    onChange(`${value.slice(0, from)}[${names[figure]}]${value.slice(selectionEnd ?? from)}`);
  };
  return (
    <MenuButton
      label={t('content.figures.insert')}
      sx={{ ml: -1 }}
      items={known.map((figure) => ({
        key: figure,
        label: names[figure] ?? figure,
        onChoose: () => insert(figure),
      }))}
    />
  );
}
