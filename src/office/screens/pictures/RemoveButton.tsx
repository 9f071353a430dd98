import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh, useTranslate } from 'ra-core';
import { DeleteOutlinedIcon } from '../../app/icons.ts';
import { CallError } from '../../app/call.ts';
import { api } from './api.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { useTell } from '../../ui/tell.tsx';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import type { PictureInFull, PictureUse } from './picture.ts';
import { UsedIn } from './UsedIn.tsx';

/** Deletes a picture that is not used, with a way back; says where it is otherwise. */
export function RemoveButton({ picture }: { readonly picture: PictureInFull }) {
  const t = useTranslate();
  const say = useSay();
  const { isBusy, work } = useWork();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const tell = useTell();
  const [usedBy, setUsedBy] = useState<readonly PictureUse[] | null>(null);
  const undo = () =>
    work(async () => {
      await api('POST /pictures/:id/restore', { params: { id: picture.id } });
      notify('pictures.remove.undone', { type: 'success' });
      refresh();
    });
  const remove = async () => {
    await api('DELETE /pictures/:id', { params: { id: picture.id } });
    redirect('list', 'pictures');
    tell({ text: t('pictures.remove.done'), undo: () => void undo() });
  };
  const failed = (error: unknown) => {
    const isUsed = error instanceof CallError && error.code === 'pictureInUse';
    if (isUsed) setUsedBy(error.details['usedBy'] as PictureUse[]);
    else say(error);
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlinedIcon />}
        loading={isBusy}
        onClick={() => void work(remove, failed)}
      >
        {t('shared.erase')}
      </Button>
      <OfficeDialog
        title={t('pictures.remove.title')}
        maxWidth="xs"
        isOpen={usedBy !== null}
        onClose={() => setUsedBy(null)}
        close={t('ra.action.cancel')}
      >
        <DialogContentText>{t('pictures.remove.text')}</DialogContentText>
        <UsedIn documents={usedBy ?? []} />
      </OfficeDialog>
    </>
  );
}
