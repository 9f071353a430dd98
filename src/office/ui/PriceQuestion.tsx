import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { formatPrice } from '../../i18n/index.ts';
import { useOfficeLanguage } from '../app/office-language.ts';

interface PriceQuestionOptions {
  readonly price: number;
  /** Null where there was none. */
  readonly before: number | null;
  /** Does it take the focus, so that whoever types answers it next? */
  readonly isFocused?: boolean;
  readonly isBusy?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks in the row of a price whether it is meant, where it looks like a slip of the thumb. */
export function PriceQuestion(options: PriceQuestionOptions) {
  const { price, before, isFocused = false, isBusy = false, onYes, onNo } = options;
  const t = useTranslate();
  const text = usePriceQuestion()(price, before);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It would be asked in vain below the bar at the thumb. Newer browsers answer a promise.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={place}
      role="group"
      aria-label={text}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 },
        scrollMarginBottom: 96,
      }}
    >
      <Box role="alert" sx={{ fontWeight: 600 }}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {/* A second tap, or Enter, where "Save" was is the answer that changes nothing. */}
        <Button autoFocus={isFocused} onClick={onNo}>
          {t('ra.boolean.false')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onYes}>
          {t('ra.boolean.true')}
        </Button>
      </Box>
    </Box>
  );
}

/** The question in words. */
export function usePriceQuestion(): (price: number, before: number | null) => string {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const said = (amount: number) => formatPrice(amount, language);
  return (price, before) =>
    before === null
      ? t('office.price.first', { price: said(price) })
      : t('office.price.changed', { price: said(price), before: said(before) });
}
