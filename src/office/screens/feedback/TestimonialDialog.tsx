import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { businessToday } from '../../../i18n/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useServices } from '../../app/services.ts';
import { useWork } from '../../app/use-work.ts';
import { api } from '../inbox/api.ts';

const WAYS = ['email', 'phone', 'inPerson', 'inFeedback'] as const;

interface TestimonialDialogOptions {
  readonly id: string;
  readonly author: string;
  readonly quote: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Makes a draft of a testimonial, once its author's consent is recorded. */
export function TestimonialDialog(options: TestimonialDialogOptions) {
  const { id, onClose, onSaved } = options;
  const t = useTranslate();
  const notify = useNotify();
  const { isBusy, work } = useWork();
  const { choices, nameOf } = useServices();
  const services = choices().filter((one) => one !== 'other');
  const today = businessToday();
  const [author, setAuthor] = useState(options.author);
  const [quote, setQuote] = useState(options.quote);
  const [kind, setKind] = useState('');
  const [how, setHow] = useState<(typeof WAYS)[number]>('email');
  const [givenOn, setGivenOn] = useState(today);
  const [hasConsent, setHasConsent] = useState(false);

  const isDirty =
    author !== options.author || quote !== options.quote || givenOn !== today || hasConsent;

  /** The consent is given last: what is missing by then is marked. */
  const need = (value: string) =>
    hasConsent && !value.trim() && { error: true, helperText: t('ra.validation.required') };

  const save = () =>
    work(async () => {
      const body = { kind, author, quote, consent: { how, givenOn } };
      await api('POST /inbox/:id/testimonial', { params: { id }, body });
      notify('feedback.testimonial.saved', { type: 'success' });
      onSaved();
    });

  return (
    <OfficeDialog
      title={t('feedback.testimonial.title')}
      maxWidth="sm"
      onClose={onClose}
      isDirty={isDirty}
      isBusy={isBusy}
      close={t('ra.action.cancel')}
      actions={
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!hasConsent || !kind || !author.trim() || !quote.trim() || !givenOn}
          onClick={() => void save()}
        >
          {t('feedback.testimonial.save')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('feedback.testimonial.hint')}</Typography>
        <TextField
          id="testimonial-author"
          label={t('feedback.testimonial.author')}
          value={author}
          onChange={({ target }) => setAuthor(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          {...need(author)}
        />
        <TextField
          multiline
          minRows={4}
          id="testimonial-quote"
          label={t('shared.text')}
          value={quote}
          onChange={({ target }) => setQuote(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          {...need(quote)}
        />
        <Choice
          label={t('feedback.testimonial.kind')}
          value={kind}
          options={services.map((one) => [one, nameOf(one)])}
          onChoose={setKind}
          {...need(kind)}
        />
        <Choice
          label={t('feedback.testimonial.how')}
          value={how}
          options={WAYS.map((one) => [one, t(`feedback.testimonial.ways.${one}`)])}
          onChoose={setHow}
        />
        <DayField
          size="medium"
          id="testimonial-day"
          label={t('shared.whichDay')}
          value={givenOn}
          max={today}
          onChange={setGivenOn}
          {...need(givenOn)}
        />
        <Tick
          label={t('feedback.testimonial.consent')}
          checked={hasConsent}
          onChange={setHasConsent}
        />
      </Box>
    </OfficeDialog>
  );
}
