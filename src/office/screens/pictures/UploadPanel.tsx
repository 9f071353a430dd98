import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import { useTranslate } from 'ra-core';
import { PICTURE_FILES } from '../../../requests/index.ts';
import { AddPhotoAlternateIcon, PhotoCameraIcon } from '../../app/icons.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { useIsPhone } from '../../ui/layout/phone.ts';
import type { PictureInFull } from './picture.ts';
import { canRetry, isUnderWay, UploadQueue, type SendFile, type Upload } from './upload-queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { isRefusal, upload } from '../../app/call.ts';
import { Hint } from '../../ui/Hint.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';

interface UploadPanelOptions {
  /** A picture is in the library now, or was already. */
  readonly onUploaded: (picture: PictureInFull) => void;
}

/** Takes pictures by choosing, by dropping and from the phone's camera, and shows how far each is. */
export function UploadPanel({ onUploaded }: UploadPanelOptions) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const [queue] = useState(() => new UploadQueue(sendPicture));
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  const [isOver, setIsOver] = useState(false);
  useUploaded(uploads, onUploaded);
  // One that was refused would be refused again.
  const isPending = (one: Upload) => isUnderWay(one) || (canRetry(one) && !isRefusal(one.problem));
  useUnsaved(uploads.some(isPending) && 'sending');
  const add = (files: Iterable<File>) => queue.add(files);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer.files);
    },
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('pictures.upload.title')}
      {...drop}
      sx={{
        p: 2,
        mb: 2,
        borderStyle: 'dashed',
        borderWidth: 2,
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FileButton
          label={t('pictures.upload.choose')}
          accept={PICTURE_FILES}
          multiple
          variant="contained"
          startIcon={<AddPhotoAlternateIcon />}
          onFiles={add}
        />
        {isPhone ? (
          <FileButton
            label={t('pictures.upload.camera')}
            accept={PICTURE_FILES}
            isCamera
            variant="outlined"
            startIcon={<PhotoCameraIcon />}
            onFiles={add}
          />
        ) : (
          <Typography color="textSecondary">{t('pictures.upload.drop')}</Typography>
        )}
      </Box>
      <Hint sx={{ mt: 1 }}>{t('pictures.upload.hint')}</Hint>
      <Uploads queue={queue} uploads={uploads} />
    </Paper>
  );
}

/** Says each picture once, when it is there. */
function useUploaded(uploads: readonly Upload[], onUploaded: UploadPanelOptions['onUploaded']) {
  const said = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, picture } of uploads) {
      if (!picture || said.current.has(id)) continue;
      said.current.add(id);
      onUploaded(picture);
    }
  }, [uploads, onUploaded]);
}

function Uploads({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  const t = useTranslate();
  if (uploads.length === 0) return null;
  const isThere = ({ state }: Upload) => state === 'done' || state === 'known';
  const done = uploads.filter(isThere).length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  // Those that need somebody first, then those under way; what is done needs no room.
  const rows = [
    ...uploads.filter(({ state }) => state === 'failed'),
    ...uploads.filter(({ state }) => state === 'sending'),
    ...uploads.filter(({ state }) => state === 'waiting'),
    ...uploads.filter(isThere),
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t('pictures.upload.summary', { done, all: uploads.length })}
          {failed > 0 && ` · ${t('pictures.upload.failures', { count: failed })}`}
        </Typography>
        <Button onClick={() => queue.clear()}>{t('pictures.upload.clear')}</Button>
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('pictures.upload.title')}
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 320, overflowY: 'auto' }}
      >
        {rows.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={canRetry(upload) ? () => queue.retry(upload.id) : undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Sends a picture to the library. */
const sendPicture: SendFile = (file, onProgress) => {
  const form = new FormData();
  form.append('images', file, file.name);
  return upload('pictures', form, onProgress);
};
