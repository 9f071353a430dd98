import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FormField } from '../../../content/index.ts';
import type { FormProblem } from '../../form/shown-problems.ts';
import { KeptNotice } from '../../ui/KeptNotice.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useDocumentFormContext } from './document-form-context.ts';
import { useSayProblem } from './fields/FieldProblem.tsx';
import { formatMoment } from '../../../i18n/index.ts';
import { labelText } from './labels.ts';
import { pathLabels } from './path-labels.ts';
import type { Draft } from './use-document-draft.ts';

/** Where what keeps the draft from being published is said. */
export const PROBLEMS_ID = 'problems';

/** What has to be known before the form: something kept, what keeps it from being published. */
export function Notices({
  draft,
  fields,
  problems,
  onGoTo,
}: {
  readonly draft: Draft;
  readonly fields: readonly FormField[];
  /** What is missing is among them only once publishing was tried. */
  readonly problems: readonly FormProblem[];
  /** Leads to what has to be put right. */
  readonly onGoTo: (path: string) => void;
}) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { figures } = useDocumentFormContext();
  const sayProblem = useSayProblem(figures);
  const { view, values } = draft;
  const failed = view?.schedules.filter(({ failure }) => failure !== null) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <KeptNotice autosave={draft} />
      {view?.hidden && !view.trashed && (
        <Alert severity="info">{t(`content.notSeen.${view.hidden}`)}</Alert>
      )}
      {view?.trashed && <Alert severity="warning">{t('content.conflict.trashed')}</Alert>}
      {failed.map(({ action, at, failure }) => (
        <Alert key={action} severity="error">
          {t(`content.schedule.failed.${failure?.reason ?? 'invalid'}`, {
            at: formatMoment(at, language),
          })}
        </Alert>
      ))}
      {view?.draft && problems.length > 0 && (
        <Alert severity="warning" id={PROBLEMS_ID} tabIndex={-1}>
          {t('content.problems.title')}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {problems.map((problem, index) => (
              <li key={`${index} ${problem.path.join('.')}`}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  onClick={() => onGoTo(problem.path.join('.'))}
                  sx={{ minHeight: 44, textAlign: 'start' }}
                >
                  {labelText(pathLabels(fields, values, problem.path), language)}
                  {': '}
                  {sayProblem(problem)}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
