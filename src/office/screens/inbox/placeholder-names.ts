import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { ANSWER_PLACEHOLDERS } from '../../../requests/index.ts';
import type { FigureNames } from '../../form/named-figures.ts';

/** What in an answer fills itself in, as people call it. */
export function usePlaceholderNames(): FigureNames {
  const t = useTranslate();
  return useMemo(
    () =>
      Object.fromEntries(
        ANSWER_PLACEHOLDERS.map((name) => [name, t(`inbox.placeholders.${name}`)]),
      ),
    [t],
  );
}
