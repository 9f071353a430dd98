import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { addressOf } from '../../app/call.ts';
import { useIsPhone } from '../../ui/layout/phone.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import type { SavedDraft } from './api.ts';

interface AnswerPreviewOptions {
  readonly id: string;
  readonly draft: SavedDraft;
  readonly onClose: () => void;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The email as it will be sent, and what keeps it from being sent. */
export function AnswerPreview(options: AnswerPreviewOptions) {
  const { id, draft, onClose, isSending, onSend } = options;
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { problems, preview, revision } = draft;
  const named = (names: readonly string[]) =>
    names.map((name) => t(`inbox.placeholders.${name}`, { _: name })).join(', ');
  const isBlocked = problems.unknown.length + problems.empty.length > 0;
  return (
    <OfficeDialog
      title={t('inbox.answer.preview')}
      maxWidth="md"
      onClose={onClose}
      close={t('inbox.answer.back')}
      actions={
        <Button variant="contained" disabled={isBlocked || isSending} onClick={onSend}>
          {t('ra.action.send')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {problems.unknown.length > 0 && (
          <Alert severity="error">
            {t('inbox.answer.unknown', { names: problems.unknown.join(', ') })}
          </Alert>
        )}
        {problems.empty.length > 0 && (
          <Alert severity="error">
            {t('inbox.answer.missing', { names: named(problems.empty) })}
          </Alert>
        )}
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          <dt>{t('inbox.answer.recipient')}</dt>
          <dd>{preview.to}</dd>
          {preview.replyTo !== undefined && (
            <>
              <dt>{t('inbox.answer.replyTo')}</dt>
              <dd>{preview.replyTo}</dd>
            </>
          )}
          <dt>{t('inbox.answer.subject')}</dt>
          <dd>{preview.subject}</dd>
        </Box>
        <Box
          component="iframe"
          title={t('inbox.answer.previewOf')}
          src={addressOf(`inbox/${id}/draft/preview`, { revision })}
          sandbox=""
          sx={{
            width: '100%',
            height: isPhone ? '60vh' : 480,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
          }}
        />
      </Box>
    </OfficeDialog>
  );
}
