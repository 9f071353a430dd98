import { Box, Button, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { FormField } from '../../../content/index.ts';
import { differencesOf } from '../../form/differences.ts';
import type { FormValues } from '../../form/form-values.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useWork } from '../../app/use-work.ts';
import { formatMoment } from '../../../i18n/index.ts';
import { api, type DocumentView, type VersionView } from './api.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { ChangeList } from './ChangeList.tsx';
import { firstOpened, isBeyond } from './opened-version.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';

interface VersionsDialogOptions {
  readonly type: string;
  readonly id: string;
  readonly revision: string;
  readonly fields: readonly FormField[];
  readonly now: FormValues;
  /** Opens the version that was there before this instant, milliseconds since 1970. */
  readonly before?: number | undefined;
  onRestored(view: DocumentView): void;
  onClose(): void;
}

/** The versions of a document: what was in each, and going back to one as a draft. */
export function VersionsDialog(options: VersionsDialogOptions) {
  const { type, id, revision, fields, now, before, onRestored, onClose } = options;
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const language = useOfficeLanguage();
  const [chosen, choose] = useState<string | null>(null);
  const list = useInfiniteQuery({
    queryKey: ['versions', type, id, revision],
    queryFn: ({ pageParam: page }) =>
      api('GET /content/:type/:id/versions', { params: { type, id }, query: { page } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ data }) => data).length < total ? pages.length + 1 : undefined,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const versions = list.data?.pages.flatMap(({ data }) => data);
  const isFurther = hasNextPage && isBeyond(versions ?? [], before);
  useEffect(() => {
    if (isFurther && !isFetching && !isError) void fetchNextPage();
  }, [isFurther, isFetching, isError, fetchNextPage]);
  const first = isFurther ? undefined : firstOpened(versions ?? [], before);
  const version = chosen ?? first?.revision ?? '';
  const read = useQuery({
    queryKey: ['versions', type, id, revision, version],
    queryFn: () =>
      api('GET /content/:type/:id/versions/:version', { params: { type, id, version } }),
    placeholderData: keepPreviousData,
    enabled: version !== '',
  });
  const { data: opened } = read;
  const failed = list.error ?? read.error;
  const restore = (from: string) =>
    work(async () => {
      const params = { type, id, version: from };
      const path = 'POST /content/:type/:id/versions/:version/restore';
      onRestored(await api(path, { params, revision }));
    });
  // A part of the product that writes by itself is called as it is in the audit log.
  const authorOf = ({ author }: VersionView) =>
    author?.name ??
    (author ? t(`audit.parts.${author.id}`, { _: author.id }) : t('content.versions.unknown'));
  const changes = opened ? differencesOf(fields, now, opened.values) : [];
  return (
    <OfficeDialog
      title={t('content.actions.versions')}
      maxWidth="md"
      onClose={onClose}
      close={t('ra.action.close')}
      actions={
        <Button
          variant="contained"
          disabled={isBusy || changes.length === 0}
          onClick={() => opened && void restore(opened.revision)}
        >
          {t('content.versions.restore')}
        </Button>
      }
    >
      {failed && <Failed error={failed} onRetry={() => (list.error ? list : read).refetch()} />}
      {versions?.length === 0 && <EmptyState text="content.versions.empty" />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' } }}>
        <List dense>
          {(versions ?? []).map((version) => (
            <ListItemButton
              key={version.revision}
              selected={opened?.revision === version.revision}
              onClick={() => choose(version.revision)}
            >
              <ListItemText
                primary={formatMoment(version.updatedAt, language)}
                secondary={[
                  t(`content.versions.${version.isCurrent ? 'current' : version.state}`),
                  authorOf(version),
                ].join(' · ')}
              />
            </ListItemButton>
          ))}
          {hasNextPage && (
            <Button fullWidth loading={isFetching} onClick={() => void fetchNextPage()}>
              {t('shared.more')}
            </Button>
          )}
        </List>
        {opened && (
          <section>
            <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
              {t('content.versions.changes')}
            </Typography>
            {changes.length === 0 && <Typography>{t('content.versions.same')}</Typography>}
            <ChangeList
              changes={changes}
              before={t('content.versions.now')}
              after={t('content.versions.then')}
            />
          </section>
        )}
      </Box>
    </OfficeDialog>
  );
}
