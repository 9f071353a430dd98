import { Alert } from '@mui/material';
import type { FormValues } from '../../form/form-values.ts';
import type { FormProblem } from '../../form/shown-problems.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import type { ContentForm } from '../content/api.ts';
import { useSayProblem } from '../content/fields/FieldProblem.tsx';
import { labelText } from '../content/labels.ts';
import { pathLabels } from '../content/path-labels.ts';

interface OtherProblemsOptions {
  readonly problems: readonly FormProblem[];
  readonly form: ContentForm;
  readonly values: FormValues;
  /** The fields that say what is wrong with them. */
  readonly asks: Readonly<Record<string, unknown>>;
}

/** What keeps a document from being public and stands in no field of this step, by name. */
export function OtherProblems({ problems, form, values, asks }: OtherProblemsOptions) {
  const language = useOfficeLanguage();
  const sayProblem = useSayProblem();
  const others = problems.filter(({ path }) => !(String(path[0]) in asks));
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" role="alert" tabIndex={-1}>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {others.slice(0, MOST).map((problem) => (
          <li key={problem.path.join('.') + problem.rule}>
            {labelText(pathLabels(form.fields, values, problem.path), language)}:{' '}
            {sayProblem(problem)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const MOST = 6;
