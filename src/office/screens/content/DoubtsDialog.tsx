import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { TextDoubt } from '../../form/language-check.ts';
import type { PriceDoubt } from '../../form/price-doubts.ts';
import { usePriceQuestion } from '../../ui/PriceQuestion.tsx';
import { useDocumentFormContext } from './document-form-context.ts';
import { labelText } from './labels.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

interface DoubtsDialogOptions {
  readonly doubts: readonly TextDoubt[];
  /** Those that nobody has answered in their row. */
  readonly prices: readonly PriceDoubt[];
  /** What going on all the same is called. */
  readonly goOn: string;
  onGoOn(): void;
  onClose(): void;
}

/**
 * What looks like a slip in a price, is missing in a language, differs between both or names an empty
 * figure, before it is published.
 */
export function DoubtsDialog({ doubts, prices, goOn, onGoOn, onClose }: DoubtsDialogOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const askPrice = usePriceQuestion();
  const { figures: names } = useDocumentFormContext();
  const textOf = (doubt: TextDoubt) => {
    if (doubt.kind === 'unsaid') {
      const figures = doubt.figures.map((name) => names[name] ?? name).join(', ');
      return t('content.doubts.unsaid', { figures });
    }
    if (doubt.kind === 'missing')
      return t('content.doubts.missing', { language: t(`content.languages.${doubt.language}`) });
    const only = Object.entries(doubt.only).map(([code, figures]) =>
      t('content.doubts.only', {
        language: t(`content.languages.${code}`),
        figures: figures.join(', ') || '–',
      }),
    );
    return `${t(`content.doubts.${doubt.kind}`)} — ${only.join(' · ')}`;
  };
  return (
    <OfficeDialog
      title={t('content.doubts.title')}
      maxWidth="sm"
      onClose={onClose}
      close={t('content.doubts.back')}
      actions={
        <Button variant="contained" onClick={onGoOn}>
          {goOn}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('content.doubts.text')}
      </Typography>
      <PlainList gap={1.5}>
        {prices.map(({ key, labels, price, before }) => (
          <li key={key}>
            <Typography sx={{ fontWeight: 600 }}>{labelText(labels, language)}</Typography>
            <Typography>{askPrice(price, before)}</Typography>
          </li>
        ))}
        {doubts.map((doubt) => (
          <li key={`${doubt.path.join('.')} ${doubt.kind} ${doubtLanguages(doubt)}`}>
            <Typography sx={{ fontWeight: 600 }}>{labelText(doubt.labels, language)}</Typography>
            <Typography>{textOf(doubt)}</Typography>
          </li>
        ))}
      </PlainList>
    </OfficeDialog>
  );
}

function doubtLanguages(doubt: TextDoubt): string {
  if (doubt.kind === 'unsaid') return '';
  return doubt.kind === 'missing' ? doubt.language : Object.keys(doubt.only).join(' ');
}
