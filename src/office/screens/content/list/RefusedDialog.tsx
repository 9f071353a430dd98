import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { titleIn } from '../../../form/document-title.ts';
import { OfficeDialog } from '../../../ui/OfficeDialog.tsx';
import type { BulkAnswer, ContentForm, ListedView } from '../api.ts';
import { said } from '../document-form-context.ts';
import { titleText } from '../labels.ts';
import { PlainList } from '../../../ui/PlainList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** A document that something could not be done with, and why. */
export type Refused = BulkAnswer['refused'][number] & { readonly document: ListedView };

interface RefusedDialogOptions {
  readonly form: ContentForm;
  readonly refused: readonly Refused[];
  readonly onClose: () => void;
  /** Publishes those that somebody should have looked at once more. */
  readonly onAnyway: (documents: readonly ListedView[]) => void;
}

/** With which documents it could not be done, by their titles, and what each of them lacks. */
export function RefusedDialog({ form, refused, onClose, onAnyway }: RefusedDialogOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const reasonOf = ({ code, fields }: Refused) => {
    if (code === 'doubtful') return t('content.bulk.doubtful');
    if (code !== 'invalid') return t(`errors.${code}`, { _: t('errors.failed') });
    const names = fields.map((name) => {
      const field = form.fields.find((one) => one.name === name);
      return field ? said(field.label, language) : name;
    });
    return t('content.bulk.lacks', { names: names.join(', ') });
  };
  const doubtful = refused.filter(({ code }) => code === 'doubtful');
  return (
    <OfficeDialog
      title={t('content.bulk.refused', { count: refused.length })}
      maxWidth="sm"
      onClose={onClose}
      close={t('ra.action.close')}
      actions={
        doubtful.length > 0 && (
          <Button
            onClick={() => {
              onClose();
              onAnyway(doubtful.map(({ document }) => document));
            }}
          >
            {t('content.doubts.publishAnyway')}
          </Button>
        )
      }
    >
      <PlainList>
        {refused.map((one) => (
          <li key={one.id}>
            <TextLink
              to={`/content/${form.type}/${encodeURIComponent(one.id)}`}
              sx={{ fontWeight: 600 }}
            >
              {titleText(titleIn(one.document, language), form, language)}
            </TextLink>
            <Typography>{reasonOf(one)}</Typography>
          </li>
        ))}
      </PlainList>
    </OfficeDialog>
  );
}
