import { Box } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { currencySign } from '../../../i18n/index.ts';
import { MOST_CENTS, WHOLE, type QuoteDraft } from '../../../requests/index.ts';
import { useFormats } from '../../app/formats.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { WholeNumberField } from '../../ui/NumberField.tsx';

type Conditions = Pick<
  QuoteDraft,
  'discount' | 'depositShare' | 'vatRate' | 'validUntil' | 'language'
>;

interface ConditionsOptions extends Conditions {
  /** Those that it can be written in. */
  readonly languages: readonly QuoteDraft['language'][];
  readonly isDisabled: boolean;
  /** That of what was accepted; undefined is the business's. */
  readonly currency: string | undefined;
  /** The same function at every rendering. */
  readonly onChange: (change: Partial<Conditions>) => void;
}

const DISCOUNTS = {
  none: null,
  share: { kind: 'share', share: 1_000 },
  amount: { kind: 'amount', cents: 0 },
} as const satisfies Record<string, QuoteDraft['discount']>;

/** Discount, VAT, deposit, until when it holds, and in which language it is read. */
export const ConditionsFields = memo(function ConditionsFields(options: ConditionsOptions) {
  const { discount, depositShare, vatRate, validUntil, language } = options;
  const { languages, isDisabled, currency, onChange } = options;
  const t = useTranslate();
  const { languageName } = useFormats();
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
      }}
    >
      <Choice
        disabled={isDisabled}
        label={t('quotes.discount')}
        value={discount?.kind ?? 'none'}
        options={(['none', 'share', 'amount'] as const).map((kind) => [
          kind,
          t(`quotes.discounts.${kind}`),
        ])}
        onChoose={(kind) => onChange({ discount: DISCOUNTS[kind] })}
      />
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
          label={t('quotes.money.amount', { sign: currencySign(currency) })}
          value={discount.cents}
          kind="money"
          currency={currency}
          maximum={MOST_CENTS}
          isDisabled={isDisabled}
          onChange={(cents) => cents !== null && onChange({ discount: { kind: 'amount', cents } })}
        />
      )}
      <WholeNumberField
        label={t('quotes.deposit')}
        value={depositShare}
        kind="percent"
        maximum={WHOLE}
        isDisabled={isDisabled}
        onChange={(share) => share !== null && onChange({ depositShare: share })}
      />
      <WholeNumberField
        label={t('quotes.vat')}
        {...(!isDisabled && { hint: t('quotes.vatHint') })}
        value={vatRate}
        kind="percent"
        maximum={WHOLE}
        isRequired={false}
        isDisabled={isDisabled}
        onChange={(rate) => onChange({ vatRate: rate })}
      />
      <DayField
        disabled={isDisabled}
        label={t('quotes.validUntil')}
        value={validUntil}
        onChange={(day) => onChange({ validUntil: day })}
      />
      <Choice
        disabled={isDisabled}
        label={t('quotes.language')}
        value={language}
        options={languages.map((code) => [code, languageName(code), code])}
        onChoose={(chosen) => onChange({ language: chosen })}
      />
    </Box>
  );
});
