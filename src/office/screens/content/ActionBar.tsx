import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { MoreVertIcon, VisibilityIcon } from '../../app/icons.ts';
import { ACTION_BAR } from '../../app/theme.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { DocumentView } from './api.ts';
import type { Draft } from './use-document-draft.ts';

export type DocumentAction = 'publish' | 'unpublish' | 'discard' | 'trash' | 'restore';

interface ActionBarOptions {
  readonly view: DocumentView;
  readonly isSingleton: boolean;
  readonly state: Draft['state'];
  readonly doubts: number;
  /** What is still missing before it can be published, by name. */
  readonly missing: readonly string[];
  readonly isPreviewed: boolean;
  onPreview(): Promise<void>;
  onPublish(): Promise<void>;
  onAction(action: DocumentAction): Promise<void>;
  onCopy(): Promise<void>;
  onSchedule(): Promise<void>;
}

const MISSING_ID = 'missing';

/** How many things that are missing are named. */
const NAMED = 3;

/** What can be done with the document, at the thumb: its state, preview, publishing, the rest in a menu. */
export function ActionBar(options: ActionBarOptions) {
  const { view, isSingleton, state, doubts, missing, isPreviewed } = options;
  const t = useTranslate();
  const [busy, setBusy] = useState<'preview' | 'publish' | 'restore' | null>(null);
  const unnamed = missing.length - NAMED;
  const isIdle = state === 'saved' && !view.draft;
  const waitFor = (name: NonNullable<typeof busy>, act: () => Promise<void>) => () => {
    setBusy(name);
    void act().finally(() => setBusy(null));
  };
  const actions: readonly (readonly [
    label: string,
    act: () => Promise<void>,
    isOffered: boolean,
  ])[] = [
    ['schedule', options.onSchedule, !view.trashed],
    ['copy', options.onCopy, !isSingleton && !view.trashed],
    ['discard', () => options.onAction('discard'), view.draft !== null && view.published !== null],
    ['unpublish', () => options.onAction('unpublish'), view.published !== null && !isSingleton],
    ['trash', () => options.onAction('trash'), !isSingleton && !view.trashed],
  ];
  return (
    <Paper
      className={ACTION_BAR}
      elevation={4}
      sx={{
        position: 'sticky',
        bottom: { xs: 64, md: 8 },
        zIndex: 2,
        mt: 3,
        px: 2,
        py: 1,
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, minWidth: 0 }}>
        <Typography role="status" sx={{ fontSize: '0.9rem' }}>
          {t(isIdle ? 'content.unchanged' : `office.saving.${state}`)}
          {doubts > 0 && view.draft && (
            <Typography
              component="span"
              color="warning"
              sx={{ display: 'block', fontSize: '0.8rem' }}
            >
              {t('content.doubts.some', { count: doubts })}
            </Typography>
          )}
        </Typography>
        {missing.length > 0 && (
          <Typography id={MISSING_ID} color="textSecondary" sx={{ fontSize: '0.8rem' }}>
            {t(unnamed > 0 ? 'content.missing.more' : 'content.missing.all', {
              ...{ names: missing.slice(0, NAMED).join(', '), count: unnamed },
            })}
          </Typography>
        )}
      </Box>
      <Button
        startIcon={<VisibilityIcon />}
        aria-pressed={isPreviewed}
        loading={busy === 'preview'}
        loadingPosition="start"
        onClick={waitFor('preview', options.onPreview)}
      >
        {t('content.actions.preview')}
      </Button>
      {view.trashed ? (
        <Button
          variant="contained"
          loading={busy === 'restore'}
          onClick={waitFor('restore', () => options.onAction('restore'))}
        >
          {t('content.actions.restore')}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={isIdle}
          loading={busy === 'publish'}
          aria-describedby={missing.length > 0 ? MISSING_ID : undefined}
          onClick={waitFor('publish', options.onPublish)}
        >
          {t('content.actions.publish')}
        </Button>
      )}
      <MenuButton
        label={t('content.actions.more')}
        icon={<MoreVertIcon />}
        items={actions
          .filter(([, , isOffered]) => isOffered)
          .map(([action, act]) => ({
            key: action,
            label: t(`content.actions.${action}`),
            onChoose: () => void act(),
          }))}
      />
    </Paper>
  );
}
