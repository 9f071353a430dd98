import { Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { canShare, share } from '../../ui/share.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';

export interface MadeLink {
  readonly link: string;
  readonly email: string;
  /** The key of what it is for. */
  readonly text: string;
}

/** A link that was just made, to be sent to whom it is for. It is shown once: no tap beside it takes it away. */
export function LinkDialog({
  link: { link, email, text },
  onClose,
}: {
  link: MadeLink;
  onClose: () => void;
}) {
  const t = useTranslate();
  const copyText = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (await copyText(link)) setIsCopied(true);
    else field.current?.select();
  };
  const pass = async () => {
    const isShared = await share({ url: link, text: t('account.team.shareText') });
    if (isShared) setIsCopied(true);
    else if (isShared === null) await copy();
  };
  return (
    <OfficeDialog
      title={t('account.team.linkTitle')}
      maxWidth="xs"
      actions={
        <>
          {canShare() && (
            <Button variant={isCopied ? 'text' : 'contained'} onClick={() => void pass()}>
              {t('account.team.share')}
            </Button>
          )}
          <Button
            variant={isCopied || canShare() ? 'text' : 'contained'}
            onClick={() => void copy()}
          >
            {t('ra.action.copy_link')}
          </Button>
          <Button variant={isCopied ? 'contained' : 'text'} onClick={onClose}>
            {t('shared.done')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t(text, { email })}</Typography>
      <TextField
        label={t('shared.link')}
        value={link}
        fullWidth
        multiline
        inputRef={field}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </OfficeDialog>
  );
}
