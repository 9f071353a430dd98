import { useTranslate } from 'ra-core';
import { currencySign, isSmallUnit } from '../../../../i18n/index.ts';
import type { OfficeLanguage } from '../../../account.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { PriceQuestion } from '../../../ui/PriceQuestion.tsx';
import { numberText, type NumberKind } from '../../../form/number-text.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';

const unitOf = (kind: NumberKind) =>
  ({ money: currencySign(), percent: '%', number: undefined })[kind];

/** A price as it is written here. */
const exampleIn = (language: OfficeLanguage) =>
  numberText(isSmallUnit() ? 690 : 6.9, 'money', language);

/** A number of a document; a price that may be a slip is asked about. */
export function FigureField({ field, path, value, kind }: FieldOptions & { kind: NumberKind }) {
  const { set, priceDoubts, confirmPrice } = useDocumentFormContext();
  const t = useTranslate();
  const language = useOfficeLanguage();
  const input = useFieldInput({ field, path });
  // What is no amount is not only no number: `6,905` may be a slip or thousands.
  const isNoAmount = kind === 'money' && typeof value === 'string' && value !== '';
  const doubt = priceDoubts.find((one) => one.path.join('.') === path);
  return (
    <NumberField
      kind={kind}
      {...input}
      {...(input.error &&
        isNoAmount && { helperText: t('content.problems.amount', { price: exampleIn(language) }) })}
      value={value}
      unit={unitOf(kind)}
      maximum={field.maximum}
      onChange={(typed) => set(path, typed)}
      slotProps={{ inputLabel: { shrink: true } }}
      question={
        doubt && (
          <PriceQuestion
            price={doubt.price}
            before={doubt.before}
            onYes={() => confirmPrice(doubt)}
            onNo={() => set(path, doubt.before ?? undefined)}
          />
        )
      }
    />
  );
}
