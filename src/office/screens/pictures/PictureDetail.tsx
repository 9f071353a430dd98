import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { ArrowBackIcon, SwapHorizIcon } from '../../app/icons.tsx';
import { formatDate, formatNumber } from '../../../i18n/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { CallError } from '../../app/call.ts';
import { api } from './api.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSay } from '../../app/say.ts';
import { CropPreviews } from './CropPreviews.tsx';
import { FocalPointField } from './FocalPointField.tsx';
import type { FocalPoint, PictureInFull } from './picture.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { UsedIn } from './UsedIn.tsx';
import { Section } from '../../ui/Section.tsx';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';

/** A picture: what it shows, what its crops keep, where it is. */
export default function PictureDetail() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<PictureInFull>('pictures', {
    id,
  });
  return (
    <Box sx={{ mt: 1 }}>
      <Title title="pictures.title" />
      <Button component={Link} to="/pictures" startIcon={<ArrowBackIcon />}>
        {t('pictures.detail.back')}
      </Button>
      {error && <Alert severity="error">{t('errors.notFound')}</Alert>}
      {/* Until then it may be what the library knew of it, which is less. */}
      {!isFetchedAfterMount && <LoadingBar />}
      {data && isFetchedAfterMount && (
        <Detail key={data.id} stored={data} onReplaced={() => void refetch()} />
      )}
    </Box>
  );
}

type Details = Pick<PictureInFull, 'alt' | 'focalPoint'>;

interface DetailOptions {
  readonly stored: PictureInFull;
  readonly onReplaced: () => void;
}

function Detail({ stored, onReplaced }: DetailOptions) {
  const t = useTranslate();
  const [isReplacing, setIsReplacing] = useState(false);
  const { picture, details, change, save, isBusy, theirs, take } = useDetails(stored);
  const { alt, focalPoint } = details;
  const altField = (language: 'es' | 'en') => (
    <TextField
      key={language}
      fullWidth
      multiline
      minRows={2}
      label={t(language === 'es' ? 'pictures.detail.altEs' : 'pictures.detail.altEn')}
      value={alt[language]}
      onChange={({ target }) => change({ alt: { ...alt, [language]: target.value } })}
      placeholder={picture.documentAlt?.[language] ?? ''}
      slotProps={{ htmlInput: { lang: language, maxLength: 500 } }}
    />
  );
  return (
    <>
      <About picture={picture} />
      {theirs && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <>
              <Button color="inherit" onClick={() => take(theirs)}>
                {t('pictures.detail.theirs')}
              </Button>
              <Button color="inherit" onClick={() => void save(theirs.revision)}>
                {t('pictures.detail.mine')}
              </Button>
            </>
          }
        >
          {t('pictures.detail.stale')} <q lang="es">{theirs.alt.es}</q> ·{' '}
          <q lang="en">{theirs.alt.en}</q>
        </Alert>
      )}
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
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {(['es', 'en'] as const).map(altField)}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t(
                picture.documentAlt
                  ? 'pictures.detail.saidInPages'
                  : 'pictures.detail.defaultsHelp',
              )}
            </Typography>
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

/** What is being said of a picture, and its way to the server. */
function useDetails(stored: PictureInFull) {
  const say = useSay();
  const notify = useNotify();
  const [picture, setPicture] = useState(stored);
  const [details, setDetails] = useState<Details>(stored);
  /** What somebody else has said in the meantime. */
  const [theirs, setTheirs] = useState<PictureInFull | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(!isSame(details, picture));
  const take = (other: PictureInFull) => {
    setPicture(other);
    setDetails(other);
    setTheirs(null);
  };
  const save = async (revision = picture.revision) => {
    setIsBusy(true);
    const { alt, focalPoint } = details;
    const body = { alt, focalPoint: focalPoint && { x: focalPoint.x, y: focalPoint.y } };
    try {
      take(await api('PUT /pictures/:id', { params: { id: picture.id }, body, revision }));
      notify('pictures.detail.saved', { type: 'success' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale')
        setTheirs(error.details['current'] as PictureInFull);
      else say(error);
    } finally {
      setIsBusy(false);
    }
  };
  const change = (changed: Partial<Details>) => setDetails((before) => ({ ...before, ...changed }));
  return { picture, details, change, save, isBusy, theirs, take };
}

/** Do both say the same of a picture? */
function isSame(one: Details, other: Details): boolean {
  const said = ({ alt, focalPoint }: Details) => [alt.es, alt.en, focalPoint?.x, focalPoint?.y];
  return said(one).every((part, index) => part === said(other)[index]);
}

function About({ picture }: { readonly picture: PictureInFull }) {
  const t = useTranslate();
  const [language] = useLocaleState();
  const { width, height, bytes, createdAt, fileName } = picture;
  const kilobytes = formatNumber(Math.max(1, Math.round(bytes / 1000)), language as OfficeLanguage);
  const date = formatDate(new Date(createdAt), language as OfficeLanguage);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <Typography color="textSecondary">
        {t('pictures.detail.size', { width, height, kilobytes })} ·{' '}
        {t('pictures.detail.added', { date })}
      </Typography>
    </Box>
  );
}
