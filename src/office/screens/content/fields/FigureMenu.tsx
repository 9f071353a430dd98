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
    const field = input.current;
    if (!field) return;
    const from = field.selectionStart ?? field.value.length;
    // The cursor stays behind it, where the sentence goes on.
    field.setRangeText(`[${names[figure]}]`, from, field.selectionEnd ?? from, 'end');
    onChange(field.value);
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
