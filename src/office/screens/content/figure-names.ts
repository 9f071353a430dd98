import { useMemo } from 'react';
import { storedText, type Bilingual } from '../../../content/index.ts';
import { isRecord, type FormValues } from '../../form/form-values.ts';
import { namesIn, type FigureNames } from '../../form/named-figures.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import type { ContentForm } from './api.ts';

const PRICE = { es: 'Precio', en: 'Price' };
const UP_TO = { es: 'Precio máximo', en: 'Highest price' };
const TOTAL = { es: 'Total de un grupo de', en: 'Total of a group of' };

/** What the texts of a document call the figures that they name: also its own prices. */
export function useFigureNames({ figures }: ContentForm, { prices }: FormValues): FigureNames {
  const language = useOfficeLanguage();
  return useMemo(
    () => namesIn({ ...figures, ...ofPrices(prices) }, language),
    [figures, prices, language],
  );
}

function ofPrices(prices: unknown): Readonly<Record<string, Bilingual>> {
  const names: Record<string, Bilingual> = {};
  for (const price of Array.isArray(prices) ? prices.filter(isRecord) : []) {
    const { key, to, group, label } = price;
    const called = (word: Bilingual) => ({
      es: `${word.es}: ${storedText(label, 'es')}`,
      en: `${word.en}: ${storedText(label, 'en')}`,
    });
    names[`price.${String(key)}`] = called(PRICE);
    if (to !== undefined) names[`priceTo.${String(key)}`] = called(UP_TO);
    if (typeof group !== 'number') continue;
    names[`total.${group}`] = { es: `${TOTAL.es} ${group}`, en: `${TOTAL.en} ${group}` };
  }
  return names;
}
