import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoment } from '../../../../i18n/index.ts';
import { MoreVertIcon } from '../../../app/icons.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SelectOne } from '../../../ui/list/Selection.tsx';
import type { ContentForm, ListedView } from '../api.ts';
import { choiceName } from '../choices.ts';
import { MoveHandle } from '../MoveHandle.tsx';
import { StateChips } from '../StateChips.tsx';

const DRAGGED = 'application/x-document';

/** What can be done with a document without opening it. */
type RowAction = 'copy' | 'trash' | 'restore';

interface DocumentRowOptions {
  readonly form: ContentForm;
  readonly document: ListedView;
  readonly title: string;
  /** Where it is in an order that is made by hand; null in any other. */
  readonly place: {
    readonly index: number;
    readonly total: number;
    onMove(from: number, to: number): void;
  } | null;
  onChoose(action: RowAction): void;
}

/** A document of the list: what it is called, who changed it when, and what can be done with it. */
export function DocumentRow({ form, document, title, place, onChoose }: DocumentRowOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { id, kind, isActive, updatedAt, author, state, schedules } = document;
  // What tells the documents of some types apart.
  const kinds = form.fields.find(({ name }) => name === 'kind');
  const actions: readonly RowAction[] = state === 'trashed' ? ['restore'] : ['copy', 'trash'];
  const about = [
    kinds && kind ? choiceName(kinds, kind, language) : '',
    form.hasActiveFlag && !isActive ? t('content.hidden') : '',
    formatMoment(updatedAt, language),
    author?.name ?? '',
  ];
  return (
    <Paper
      component="li"
      variant="outlined"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '' || !place) return;
        event.preventDefault();
        place.onMove(Number(from), place.index);
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: { sm: 1 }, pr: 0.5, minHeight: 56 }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <SelectOne id={id} label={t('content.bulk.selectOne', { title })} />
        {place && <MoveHandle title={title} type={DRAGGED} {...place} />}
      </Box>
      <Box
        sx={{
          ...{ flex: 1, minWidth: 0, py: 1 },
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
        }}
      >
        <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <TextLink
            to={`/content/${form.type}/${encodeURIComponent(id)}`}
            sx={{ fontWeight: 600, py: { xs: 1.25, md: 0.5 }, minHeight: { md: 0 } }}
          >
            {title}
          </TextLink>
          <Typography color="textSecondary" sx={{ fontSize: '0.8rem' }}>
            {about.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <StateChips state={state} schedules={schedules} />
      </Box>
      <MenuButton
        label={t('content.actions.moreWith', { title })}
        icon={<MoreVertIcon />}
        items={actions.map((action) => ({
          key: action,
          label: t(`content.actions.${action}`),
          onChoose: () => onChoose(action),
        }))}
      />
    </Paper>
  );
}
