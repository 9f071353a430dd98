import { Box, Button, FormControlLabel, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { titleIn } from '../../../form/document-title.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BulkBarAbove } from '../../../ui/list/BulkBar.tsx';
import { useFilters } from '../../../ui/list/filters.tsx';
import { NothingFound } from '../../../ui/list/ListState.tsx';
import { SelectPage, useSelected } from '../../../ui/list/Selection.tsx';
import { LoadingBar } from '../../../ui/Loading.tsx';
import { type BulkAction, type ContentForm, type ListedView } from '../api.ts';
import { titleText } from '../labels.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { useActions } from './use-actions.tsx';
import { useOrder } from './use-order.ts';
import { PlainList } from '../../../ui/PlainList.tsx';

/** The documents that the list found, what is done with several of them, and their order. */
export function Documents({ form }: { readonly form: ContentForm }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { isPending, total } = useListContext<ListedView>();
  const { filters, isNarrowed } = useFilters<'state'>();
  const nameOf = (one: ListedView) => titleText(titleIn(one, language), form, language);
  const { documents, canMove, move } = useOrder(form.type);
  const { run, copy, isBusy, dialog } = useActions(form);
  const selected = useSelected<ListedView>();
  if (isPending) return <LoadingBar />;
  const isBin = filters.state === 'trashed';
  const actions: readonly BulkAction[] = isBin ? ['restore'] : ['publish', 'unpublish', 'trash'];
  return (
    <>
      {total === 0 &&
        (isNarrowed ? (
          <NothingFound text="content.noMatch" />
        ) : (
          <EmptyState text="content.empty" />
        ))}
      {selected.length > 0 && (
        <BulkBarAbove isOfPage>
          {actions.map((action) => (
            <Button key={action} disabled={isBusy} onClick={() => void run(action, selected)}>
              {t(`content.actions.${action}`)}
            </Button>
          ))}
        </BulkBarAbove>
      )}
      {documents.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <FormControlLabel
            control={<SelectPage label={t('content.bulk.select')} />}
            label={t('content.bulk.select')}
            sx={{ m: 0 }}
          />
          {canMove && (
            <Typography color="textSecondary" sx={{ fontSize: '0.85rem', mb: 1 }}>
              {t('content.order.help')}
            </Typography>
          )}
        </Box>
      )}
      <PlainList>
        {documents.map((one, index) => (
          <DocumentRow
            key={one.id}
            form={form}
            document={one}
            title={nameOf(one)}
            place={canMove ? { index, total: documents.length, onMove: move } : null}
            onChoose={(action) => void (action === 'copy' ? copy(one) : run(action, [one]))}
          />
        ))}
      </PlainList>
      {dialog}
    </>
  );
}
