import { useTranslate } from 'ra-core';
import { named, type FigureNames } from '../../../form/named-figures.ts';
import type { FormProblem } from '../../../form/shown-problems.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import type { FieldPath } from '../set-at.ts';

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblem(path: FieldPath): string | undefined {
  const { problems, figures } = useDocumentFormContext();
  const sayProblem = useSayProblem(figures);
  const found = problems.find((problem) => problem.path.join('.') === path);
  return found && sayProblem(found);
}

/** What every input says of its field: what it is called, what helps with it or else is wrong, whether it has to be there. */
export function useFieldInput({ field, path }: Pick<FieldOptions, 'field' | 'path'>) {
  const { language } = useDocumentFormContext();
  const problem = useProblem(path);
  return {
    label: said(field.label, language),
    error: problem !== undefined,
    helperText: problem ?? said(field.help, language),
    required: field.isRequired,
  };
}

/** `names`: what the figures are called that a text lacks. */
export function useSayProblem(names: FigureNames = NONE): (problem: FormProblem) => string {
  const t = useTranslate();
  const language = useOfficeLanguage();
  return ({ rule, expected }) => {
    const isLeftOut = rule === 'object' && /^"[^"]*"$/.test(expected ?? '');
    const isNothing = RECEIVED_NOTHING.has(rule) && !expected?.includes('"');
    const key = isLeftOut || isNothing ? 'required' : rule;
    return t(`content.problems.${key}`, {
      _: t('content.problems.general'),
      ...(rule === 'altText' && { language: t(`content.languages.${expected ?? ''}`) }),
      ...(rule === 'taken' && { name: expected?.split('\n')[language === 'en' ? 1 : 0] ?? '' }),
      ...(rule === 'installed' && {
        languages: (expected ?? '')
          .split(', ')
          .map((code) => t(`content.languages.${code}`))
          .join(', '),
      }),
      ...(rule === 'contrast' && { color: expected ?? '' }),
      ...(rule === 'placeholders' && { names: named(expected ?? '', names) }),
    });
  };
}

const NONE: FigureNames = {};

/** The rules that a field without a value breaks. */
const RECEIVED_NOTHING = new Set(['string', 'object', 'array', 'lazy', 'boolean', 'union']);
