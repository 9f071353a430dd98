import { Box, Button, Popover, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { linkAddress } from '../../form/link-address.ts';

interface LinkPopoverOptions {
  readonly anchor: () => HTMLElement | null;
  readonly isOpen: boolean;
  /** Where the chosen text leads now; empty while it is no link. */
  readonly now: string;
  readonly onClose: () => void;
  /** Called once it is gone. */
  readonly onClosed: () => void;
  /** With null, the text is a link no longer. */
  readonly onSet: (address: string | null) => void;
}

/** Asks where a text leads. */
export function LinkPopover(options: LinkPopoverOptions) {
  const { anchor, isOpen, onClose, onClosed } = options;
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      // Gone at once, so that whoever types on is not brought back to the chosen text.
      transitionDuration={0}
      slotProps={{ transition: { onExited: onClosed } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <LinkForm {...options} />
    </Popover>
  );
}

function LinkForm({ now, onSet }: LinkPopoverOptions) {
  const t = useTranslate();
  const [typed, setTyped] = useState(now);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Box
      component="form"
      noValidate
      sx={{ p: 2, display: 'grid', gap: 1, width: 340, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const address = linkAddress(typed);
        if (address === null) setIsWrong(true);
        else onSet(address);
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={t('content.richText.linkAddress')}
        value={typed}
        error={isWrong}
        helperText={t(isWrong ? 'content.richText.linkWrong' : 'content.richText.linkHelp')}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none' } }}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        {now !== '' && (
          <Button onClick={() => onSet(null)}>{t('content.richText.linkRemove')}</Button>
        )}
        <Button type="submit" variant="contained">
          {t('content.richText.apply')}
        </Button>
      </Box>
    </Box>
  );
}
