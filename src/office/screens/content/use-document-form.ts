import { useCallback, useMemo, useState } from 'react';
import type { FormValues } from '../../form/form-values.ts';
import type { PriceDoubt } from '../../form/price-doubts.ts';
import { filledPlaces, shownProblems, type FormProblem } from '../../form/shown-problems.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useTell } from '../../ui/tell.tsx';
import { useSame } from '../../ui/use-same.ts';
import type { ContentForm } from './api.ts';
import { Field } from './fields/Field.tsx';
import { useFigureNames } from './figure-names.ts';
import type { DocumentFormContextValue } from './document-form-context.ts';
import type { Draft } from './use-document-draft.ts';
import type { Target } from './use-go-to.ts';

interface DocumentFormOptions {
  readonly form: ContentForm;
  readonly draft: Draft;
  /** Those that are edited, where it is not all that there are. */
  readonly languages?: readonly string[];
  readonly hasOriginals?: boolean;
  readonly target?: Target | null;
  readonly prices?: {
    readonly doubts: readonly PriceDoubt[];
    readonly confirm: (doubt: PriceDoubt) => void;
  };
}

/** What the fields of a document share, wherever it is edited, and which of its problems they show. */
export function useDocumentForm(options: DocumentFormOptions) {
  const { form, draft, languages = form.languages, hasOriginals = true, target = null } = options;
  const { doubts: priceDoubts, confirm: confirmPrice } = options.prices ?? NO_PRICES;
  const { view, values, read, set } = draft;
  const language = useOfficeLanguage();
  const tell = useTell({ isOfScreen: true });
  const offerUndo = useCallback((text: string, undo?: () => void) => tell({ text, undo }), [tell]);
  const [isTried, setIsTried] = useState(false);
  const [left, setLeft] = useState(NOWHERE);
  const leave = useCallback(
    (place: string) => setLeft((all) => (all.has(place) ? all : new Set([...all, place]))),
    [],
  );
  const setTried = (isNow: boolean) => {
    setIsTried(isNow);
    if (!isNow) setLeft(NOWHERE);
  };
  const problems = view?.problems ?? NONE;
  // What the server found them in, which is not what is typed at this moment.
  const saved = (view?.draft ?? view?.published)?.values ?? NOTHING;
  const filled = new Set(filledPlaces(problems, saved, values));
  // The fields are drawn anew for another problem, not for every letter, save, or field that is left.
  const shown = useSame(shownProblems({ problems, values: saved, left, filled, isTried }));
  const figures = useFigureNames(form, values);
  const originals = hasOriginals ? form.originals : undefined;
  const context = useMemo<DocumentFormContextValue>(
    () => ({
      ...{ Field, language, languages, problems: shown, leave, read, set, offerUndo },
      ...{ figures, priceDoubts, confirmPrice, target },
      ...(originals && { originals }),
    }),
    // prettier-ignore
    [
      language, languages, shown, leave, read, set, offerUndo,
      figures, priceDoubts, confirmPrice, target, originals,
    ],
  );
  return { context, language, tell, offerUndo, problems, saved, isTried, setTried };
}

const NONE: readonly FormProblem[] = [];
const NOTHING: FormValues = {};
const NOWHERE: ReadonlySet<string> = new Set();
const NO_PRICES = { doubts: [], confirm: () => undefined };
