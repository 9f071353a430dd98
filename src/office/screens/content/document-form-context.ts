import { createContext, useContext, type ComponentType } from 'react';
import type { Bilingual } from '../../../content/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import type { PriceDoubt } from '../../form/price-doubts.ts';
import type { FigureNames } from '../../form/named-figures.ts';
import type { FormProblem } from '../../form/shown-problems.ts';
import type { ContentForm } from './api.ts';
import type { FieldOptions } from './field-options.ts';
import type { FieldPath } from './set-at.ts';
import type { Target } from './use-go-to.ts';

/** What the inputs of a form share. */
export interface DocumentFormContextValue {
  /** The input of any field: objects and lists have such inputs in them. */
  readonly Field: ComponentType<FieldOptions>;
  readonly language: OfficeLanguage;
  /** The languages that are edited side by side. */
  readonly languages: readonly string[];
  /** Those that are shown: what is missing only once its field was left, or publishing was tried. */
  readonly problems: readonly FormProblem[];
  /** Prices that look like slips, and were not answered yet. */
  readonly priceDoubts: readonly PriceDoubt[];
  /** A price is meant as it is: it is not asked about again. */
  readonly confirmPrice: (doubt: PriceDoubt) => void;
  /** Somebody was at a field and has left it. */
  readonly leave: (path: FieldPath) => void;
  /** What the figures are called that texts name. */
  readonly figures: FigureNames;
  /** What the texts said when they were shipped, where the form shows it. */
  readonly originals?: ContentForm['originals'];
  /** A value, or what makes it of the one before. */
  readonly set: (path: FieldPath, value: unknown) => void;
  /** The value at a place, as it is now. */
  readonly read: (path: FieldPath) => unknown;
  /** The place that is to be shown, if any: what holds it opens. */
  readonly target: Target | null;
  /** Says that something was removed, and brings it back. */
  readonly offerUndo: (text: string, undo: () => void) => void;
}

export const DocumentFormContext = createContext<DocumentFormContextValue | null>(null);

export function useDocumentFormContext(): DocumentFormContextValue {
  const form = useContext(DocumentFormContext);
  if (!form) throw new Error('An input stands outside its form');
  return form;
}

export const said = (words: Bilingual | undefined, language: OfficeLanguage): string =>
  words?.[language] ?? '';
