import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { QUOTE_LIMITS, type QuoteDraft } from '../../../requests/index.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';

interface ConditionsOptions {
  readonly draft: QuoteDraft;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

const DISCOUNTS = {
  none: null,
  share: { kind: 'share', share: 1_000 },
  amount: { kind: 'amount', cents: 0 },
} as const satisfies Record<string, QuoteDraft['discount']>;

/** All of it, in hundredths of a percent. */
const WHOLE = 10_000;

/** Discount, VAT, deposit, until when it holds, and in which language it is read. */
export function ConditionsFields({ draft, isDisabled, onChange }: ConditionsOptions) {
  const t = useTranslate();
  const { discount } = draft;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
      }}
    >
      <TextField
        select
        size="small"
        disabled={isDisabled}
        label={t('quotes.discount')}
        value={discount?.kind ?? 'none'}
        onChange={({ target }) =>
          onChange({ discount: DISCOUNTS[target.value as keyof typeof DISCOUNTS] })
        }
      >
        {Object.keys(DISCOUNTS).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`quotes.discounts.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {discount?.kind === 'share' && (
        <WholeNumberField
          label={t('quotes.discountShare')}
          value={discount.share}
          kind="percent"
          maximum={WHOLE}
          isDisabled={isDisabled}
          onChange={(share) => share !== null && onChange({ discount: { kind: 'share', share } })}
        />
      )}
      {discount?.kind === 'amount' && (
        <WholeNumberField
          label={t('quotes.discountAmount')}
          value={discount.cents}
          kind="money"
          maximum={QUOTE_LIMITS.unit * QUOTE_LIMITS.lines}
          isDisabled={isDisabled}
          onChange={(cents) => cents !== null && onChange({ discount: { kind: 'amount', cents } })}
        />
      )}
      <WholeNumberField
        label={t('quotes.deposit')}
        value={draft.depositShare}
        kind="percent"
        maximum={WHOLE}
        isDisabled={isDisabled}
        onChange={(depositShare) => depositShare !== null && onChange({ depositShare })}
      />
      <WholeNumberField
        label={t('quotes.vat')}
        {...(!isDisabled && { hint: t('quotes.vatHint') })}
        value={draft.vatRate}
        kind="percent"
        maximum={WHOLE}
        isRequired={false}
        isDisabled={isDisabled}
        onChange={(vatRate) => onChange({ vatRate })}
      />
      <TextField
        size="small"
        type="date"
        disabled={isDisabled}
        label={t('quotes.validUntil')}
        value={draft.validUntil}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ validUntil: target.value })}
      />
      <TextField
        select
        size="small"
        disabled={isDisabled}
        label={t('quotes.language')}
        value={draft.language}
        onChange={({ target }) => onChange({ language: target.value as QuoteDraft['language'] })}
      >
        <MenuItem value="es">Español</MenuItem>
        <MenuItem value="en">English</MenuItem>
        {draft.language === 'ar' && <MenuItem value="ar">العربية</MenuItem>}
      </TextField>
    </Box>
  );
}
