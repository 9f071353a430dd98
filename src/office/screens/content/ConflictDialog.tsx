import { Button, Typography } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useGetIdentity, useTranslate } from 'ra-core';
import type { FormField } from '../../../content/index.ts';
import type { Difference } from '../../form/differences.ts';
import type { FormValues } from '../../form/form-values.ts';
import { mergeOf } from '../../form/merge.ts';
import { threeWay } from '../../form/three-way.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useWork } from '../../app/use-work.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { labelText } from './labels.ts';
import { ConflictQuestions } from '../../ui/ConflictQuestions.tsx';
import { useTell } from '../../ui/tell.tsx';
import type { Theirs } from '../../ui/use-autosave.ts';
import type { Draft } from './use-document-draft.ts';

interface ConflictDialogOptions {
  readonly draft: Draft;
  readonly fields: readonly FormField[];
}

/**
 * Somebody else has saved first. What only they changed comes in by itself; of what both changed, both
 * versions are shown field by field, and nothing is chosen beforehand.
 */
export function ConflictDialog(options: ConflictDialogOptions) {
  const { theirs } = options.draft;
  return theirs && <Conflict key={theirs.revision} {...options} theirs={theirs} />;
}

interface ConflictOptions extends ConflictDialogOptions {
  readonly theirs: Theirs<FormValues>;
}

function Conflict({ draft, fields, theirs }: ConflictOptions) {
  const { values: mine, resolve, restoreTheirs } = draft;
  const { isBusy, work } = useWork();
  const t = useTranslate();
  const tell = useTell({ isOfScreen: true });
  const language = useOfficeLanguage();
  const { isTrashed } = theirs;
  const { taken, conflicts } = useMemo(
    () => threeWay(fields, { base: theirs.base, mine, theirs: theirs.values }),
    [fields, theirs, mine],
  );
  const { identity } = useGetIdentity();
  // The same person, in another window or on another device.
  const isOwn = theirs.author !== null && theirs.author.id === identity?.id;
  const who = theirs.author?.name ?? t('content.conflict.somebody');
  const theirsName = t(isOwn ? 'content.conflict.saved' : 'content.conflict.theirs');
  const mineName = t(isOwn ? 'content.conflict.here' : 'content.conflict.mine');
  const names = namesOf(taken, ({ labels, language: of }) =>
    [labelText(labels, language), ...(of ? [t(`content.languages.${of}`)] : [])].join(' · '),
  );
  const isNoQuestion = !isTrashed && conflicts.length === 0;
  useEffect(() => {
    if (!isNoQuestion) return;
    resolve(mergeOf(mine, theirs.values, taken));
    if (names)
      tell({ text: t(`content.conflict.${isOwn ? 'ownJoined' : 'joined'}`, { who, names }) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for what the other has written
  }, [isNoQuestion, theirs]);
  if (isNoQuestion) return null;

  const title = t(isOwn ? 'content.conflict.ownTitle' : 'content.conflict.title');
  if (isTrashed) {
    return (
      <OfficeDialog
        title={title}
        maxWidth="sm"
        actions={
          <Button variant="contained" loading={isBusy} onClick={() => void work(restoreTheirs)}>
            {t('content.actions.restore')}
          </Button>
        }
      >
        <Typography>{t('content.conflict.trashedMeanwhile')}</Typography>
      </OfficeDialog>
    );
  }
  return (
    <ConflictQuestions
      {...{ title, mineName, theirsName, conflicts }}
      text={
        t(isOwn ? 'content.conflict.ownText' : 'content.conflict.text', { who }) +
        (names && ` ${t('content.conflict.taken', { names })}`)
      }
      onChosen={(chosen) => resolve(mergeOf(mine, theirs.values, [...taken, ...chosen]))}
    />
  );
}

/** So many fields are named. */
const NAMED = 3;

/** What changes are about, each once. */
function namesOf(changes: readonly Difference[], nameOf: (one: Difference) => string): string {
  const names = [...new Set(changes.map(nameOf))];
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', ');
}
