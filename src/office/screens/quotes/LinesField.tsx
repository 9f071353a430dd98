import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { currencySign } from '../../../i18n/index.ts';
import { AddIcon, CloseIcon } from '../../app/icons.ts';
import { QUOTE_LIMITS, type QuoteDraft, type QuoteLine } from '../../../requests/index.ts';
import { useFormats } from '../../app/formats.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { TO_NEXT } from '../../ui/next-field.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';

interface LinesFieldOptions {
  readonly lines: QuoteDraft['lines'];
  readonly sums: readonly number[];
  /** Those of the price list that could be added. */
  readonly more: readonly QuoteLine[];
  /** False while they are those for other persons. */
  readonly isMoreKnown: boolean;
  readonly isDisabled: boolean;
  /** That of what was accepted; undefined is the business's. */
  readonly currency: string | undefined;
  readonly onChange: (lines: QuoteDraft['lines']) => void;
  readonly onRemoved: (before: QuoteDraft['lines']) => void;
}

/** What a quote charges for: a row each, on a narrow screen one below the other. */
export function LinesField({
  lines,
  sums,
  more,
  isMoreKnown,
  isDisabled,
  currency,
  onChange,
  onRemoved,
}: LinesFieldOptions) {
  const t = useTranslate();
  const { price } = useFormats();
  // A line that was just added is where somebody goes on.
  const [added, setAdded] = useState(-1);
  const set = (at: number, change: Partial<QuoteLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const add = (line: QuoteLine) => onChange([...lines, line]);
  return (
    <Box>
      {lines.map((line, at) => (
        <Box
          key={at}
          {...TO_NEXT}
          role="group"
          aria-label={line.label || t('quotes.label')}
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: 1,
            mb: 2,
            gridTemplateColumns: { xs: '1fr 1fr auto', md: '1fr 6rem 8rem 7rem auto' },
          }}
        >
          <TextField
            size="small"
            label={t('quotes.label')}
            value={line.label}
            autoFocus={at === added}
            disabled={isDisabled}
            slotProps={{ htmlInput: { maxLength: QUOTE_LIMITS.label } }}
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
            onChange={({ target }) => set(at, { label: target.value })}
          />
          <WholeNumberField
            label={t('quotes.count')}
            value={line.count}
            maximum={QUOTE_LIMITS.count}
            isDisabled={isDisabled}
            onChange={(count) => set(at, { count: count ?? 0 })}
          />
          <WholeNumberField
            label={`${t('shared.price')} (${currencySign(currency)})`}
            value={line.unit}
            kind="money"
            currency={currency}
            maximum={QUOTE_LIMITS.unit}
            isDisabled={isDisabled}
            onChange={(unit) => set(at, { unit: unit ?? 0 })}
          />
          <Typography
            sx={{ textAlign: 'end', fontWeight: 600, display: { xs: 'none', md: 'block' } }}
          >
            {price(sums[at] ?? 0, currency)}
          </Typography>
          <IconButton
            disabled={isDisabled}
            aria-label={t('quotes.removeLine', { label: line.label })}
            onClick={() => {
              onChange(lines.filter((_, index) => index !== at));
              onRemoved(lines);
            }}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      {!isDisabled && lines.length < QUOTE_LIMITS.lines && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            startIcon={<AddIcon />}
            onClick={() => {
              setAdded(lines.length);
              add({ key: '', label: '', count: 1, unit: 0 });
            }}
          >
            {t('quotes.addLine')}
          </Button>
          {more.length > 0 && (
            <MenuButton
              label={t('quotes.addPriced')}
              disabled={!isMoreKnown}
              startIcon={<AddIcon />}
              items={more.map((line) => ({
                key: line.key,
                label: `${line.label} · ${line.count} × ${price(line.unit)}`,
                onChoose: () => add(line),
              }))}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
