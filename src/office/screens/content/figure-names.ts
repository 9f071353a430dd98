import { useMemo } from 'react';
import type { FormValues } from '../../form/form-values.ts';
import { namesIn, priceNames, type FigureNames } from '../../form/named-figures.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import type { ContentForm } from './api.ts';

/** What the texts of a document call the figures that they name: also its own prices. */
export function useFigureNames({ figures }: ContentForm, { prices }: FormValues): FigureNames {
  const language = useOfficeLanguage();
  return useMemo(
    () => namesIn({ ...figures, ...priceNames(prices) }, language),
    [figures, prices, language],
  );
}
