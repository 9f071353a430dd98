import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { ArrowBackIcon, SwapHorizIcon } from '../../app/icons.ts';
import { formatNumber } from '../../../i18n/index.ts';
import { useFormats } from '../../app/formats.ts';
import { CropPreviews } from './CropPreviews.tsx';
import { FocalPointField } from './FocalPointField.tsx';
import type { FocalPoint, LibraryPicture, PictureInFull } from './picture.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { UsedIn } from './UsedIn.tsx';
import { AltFields } from './AltFields.tsx';
import { useDetails } from './use-details.ts';
import { StaleDetails } from './StaleDetails.tsx';
import { Section } from '../../ui/Section.tsx';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';

/** A picture: what it shows, what its crops keep, where it is. */
export default function PictureDetail() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<PictureInFull>('pictures', {
    id,
  });
  // When it could not be read, what is there is what the library knew of it, at most.
  const inFull = data && 'usedBy' in data ? data : undefined;
  if (isFetchedAfterMount && !inFull) {
    return <ScreenProblem error={error} title="pictures.title" list="/pictures" />;
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Title title="pictures.title" />
      <Button component={Link} to="/pictures" startIcon={<ArrowBackIcon />}>
        {t('pictures.detail.back')}
      </Button>
      {inFull && isFetchedAfterMount ? (
        <Detail key={inFull.id} stored={inFull} onReplaced={() => void refetch()} />
      ) : (
        <LoadingBar />
      )}
    </Box>
  );
}

interface DetailOptions {
  readonly stored: PictureInFull;
  readonly onReplaced: () => void;
}

function Detail({ stored, onReplaced }: DetailOptions) {
  const t = useTranslate();
  const [isReplacing, setIsReplacing] = useState(false);
  const { picture, details, change, save, isBusy, theirs, take } = useDetails(stored);
  const { alt, focalPoint } = details;
  return (
    <>
      <About picture={picture} />
      <StaleDetails {...{ theirs, take, save }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Section title="pictures.detail.focus" help="pictures.detail.focusHelp">
          <FocalPointField
            picture={picture}
            value={focalPoint}
            onChange={(point: FocalPoint | null) => change({ focalPoint: point })}
          />
          <Typography component="h3" variant="subtitle1" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
            {t('pictures.detail.crops')}
          </Typography>
          <CropPreviews picture={picture} focalPoint={focalPoint} />
        </Section>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Section title="pictures.detail.alt" help="pictures.detail.altHelp">
            <AltFields
              alt={alt}
              said={picture.documentAlt}
              onChange={(next) => change({ alt: next })}
            />
            <Hint sx={{ mt: 1 }}>
              {t(
                picture.documentAlt
                  ? 'pictures.detail.saidInPages'
                  : 'pictures.detail.defaultsHelp',
              )}
            </Hint>
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={() => void save()}
              sx={{ mt: 2 }}
            >
              {t('ra.action.save')}
            </Button>
          </Section>
          <Section title="pictures.detail.usedIn">
            {stored.uses === 0 && <Typography>{t('pictures.detail.notUsed')}</Typography>}
            <UsedIn documents={stored.usedBy} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {stored.uses > 0 && (
                <Button
                  variant="outlined"
                  startIcon={<SwapHorizIcon />}
                  onClick={() => setIsReplacing(true)}
                >
                  {t('pictures.detail.replace')}
                </Button>
              )}
              <RemoveButton picture={stored} />
            </Box>
          </Section>
        </Box>
      </Box>
      {isReplacing && (
        <ReplaceDialog
          picture={stored}
          onClose={() => setIsReplacing(false)}
          onReplaced={() => {
            setIsReplacing(false);
            onReplaced();
          }}
        />
      )}
    </>
  );
}

function About({ picture }: { readonly picture: LibraryPicture }) {
  const t = useTranslate();
  const { date, language } = useFormats();
  const { width, height, bytes, createdAt, fileName } = picture;
  const kilobytes = formatNumber(Math.max(1, Math.round(bytes / 1000)), language);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h2">{fileName}</Typography>
      <Typography color="textSecondary">
        {t('pictures.detail.size', { width, height, kilobytes })} ·{' '}
        {t('pictures.detail.added', { date: date(new Date(createdAt)) })}
      </Typography>
    </Box>
  );
}
