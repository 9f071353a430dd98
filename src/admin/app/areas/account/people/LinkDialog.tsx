import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';

export interface MadeLink {
  readonly link: string;
  readonly email: string;
  /** The key of what it is for. */
  readonly text: string;
}

/** A link that was just made, to be sent to whom it is for. */
export function LinkDialog({
  link: { link, email, text },
  onClose,
}: {
  link: MadeLink;
  onClose: () => void;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify('account.totp.copied', { type: 'info' });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">{t('account.team.linkLabel')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(text, { email })}</Typography>
        <TextField
          label={t('account.team.linkLabel')}
          value={link}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{t('account.totp.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('account.team.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
