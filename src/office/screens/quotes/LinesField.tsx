import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { currencySign } from '../../../i18n/index.ts';
import { AddIcon, CloseIcon } from '../../app/icons.ts';
import { QUOTE_LIMITS, type QuoteDraft, type QuoteLine } from '../../../requests/index.ts';
import { useFormats } from '../../app/formats.ts';
import { putBack } from './follow.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { TO_NEXT } from '../../ui/next-field.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';

export type Lines = QuoteDraft['lines'];

interface LinesFieldOptions {
  readonly lines: Lines;
  readonly sums: readonly number[];
  /** Those of the price list that could be added. */
  readonly more: readonly QuoteLine[];
  /** False while they are those for other persons. */
  readonly isMoreKnown: boolean;
  readonly isDisabled: boolean;
  /** That of what was accepted; undefined is the business's. */
  readonly currency: string | undefined;
  /** The same function at every rendering, as is the other. */
  readonly onChange: (update: (before: Lines) => Lines) => void;
  /** Says what became of the lines, and offers the way back. */
  readonly offerLines: (said: string, undo: () => void) => void;
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
  offerLines,
}: LinesFieldOptions) {
  const t = useTranslate();
  const { price } = useFormats();
  // A line that was just added is where somebody goes on.
  const [added, setAdded] = useState(-1);
  /** How often each row has got another line: what was typed wrong in it is not said of that one. */
  const [resets, setResets] = useState<readonly number[]>([]);
  const set = useCallback(
    (at: number, change: Partial<QuoteLine>) =>
      onChange((now) => now.map((line, index) => (index === at ? { ...line, ...change } : line))),
    [onChange],
  );
  const remove = useCallback(
    (at: number) => {
      let gone: Lines = [];
      const change = (update: (now: Lines) => Lines) => {
        onChange(update);
        setResets((all) =>
          Array.from(
            { length: QUOTE_LIMITS.lines },
            (_, row) => (all[row] ?? 0) + Number(row >= at),
          ),
        );
      };
      change((now) => {
        gone = now.slice(at, at + 1);
        return now.toSpliced(at, 1);
      });
      // Meanwhile others may have been put right.
      offerLines('quotes.lineRemoved', () => change((now) => putBack(now, at, gone)));
    },
    [onChange, offerLines],
  );
  const add = (line: QuoteLine) => onChange((now) => [...now, line]);
  return (
    <Box>
      {lines.map((line, at) => (
        <LineRow
          key={at}
          {...{ line, at, isDisabled, currency }}
          sum={sums[at] ?? 0}
          isAdded={at === added}
          reset={resets[at] ?? 0}
          onSet={set}
          onRemove={remove}
        />
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

interface LineRowOptions {
  readonly line: QuoteLine;
  readonly at: number;
  readonly sum: number;
  readonly isAdded: boolean;
  readonly reset: number;
  readonly isDisabled: boolean;
  readonly currency: string | undefined;
  onSet(at: number, change: Partial<QuoteLine>): void;
  onRemove(at: number): void;
}

/** A line, drawn anew only where it changes: each key in a long quote would draw them all. */
const LineRow = memo(function LineRow(options: LineRowOptions) {
  const { line, at, sum, isAdded, reset, isDisabled, currency, onSet, onRemove } = options;
  const t = useTranslate();
  const { price } = useFormats();
  return (
    <Box
      {...TO_NEXT}
      role="group"
      aria-label={line.label || t('quotes.label')}
      sx={{
        display: 'grid',
        alignItems: 'center',
        // The names of a second row lie on its upper edge.
        gap: { xs: '16px 8px', md: 1 },
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr auto', md: '1fr 6rem 8rem 7rem auto' },
      }}
    >
      <TextField
        size="small"
        label={t('quotes.label')}
        value={line.label}
        autoFocus={isAdded}
        disabled={isDisabled}
        slotProps={{ htmlInput: { maxLength: QUOTE_LIMITS.label } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        onChange={({ target }) => onSet(at, { label: target.value })}
      />
      <WholeNumberField
        key={`count ${reset}`}
        label={t('quotes.count')}
        value={line.count}
        maximum={QUOTE_LIMITS.count}
        isDisabled={isDisabled}
        onChange={(count) => onSet(at, { count: count ?? 0 })}
      />
      <WholeNumberField
        key={`unit ${reset}`}
        label={`${t('shared.price')} (${currencySign(currency)})`}
        value={line.unit}
        kind="money"
        currency={currency}
        maximum={QUOTE_LIMITS.unit}
        isDisabled={isDisabled}
        onChange={(unit) => onSet(at, { unit: unit ?? 0 })}
      />
      <Typography sx={{ textAlign: 'end', fontWeight: 600, display: { xs: 'none', md: 'block' } }}>
        {price(sum, currency)}
      </Typography>
      <IconButton
        disabled={isDisabled}
        aria-label={
          line.label ? t('quotes.removeLine', { label: line.label }) : t('quotes.removeEmpty')
        }
        onClick={() => onRemove(at)}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
});
