import { useEffect, useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';
import type { QuoteDraft } from '../../../requests/index.ts';
import type { Difference } from '../../form/differences.ts';
import { ConflictQuestions } from '../../ui/ConflictQuestions.tsx';
import type { Theirs } from '../../ui/use-autosave.ts';
import { meet } from '../../ui/meet.ts';

type Field = keyof QuoteDraft;

/** What each field of a draft is called on the screen. */
const LABELS: Readonly<Record<Field, string>> = {
  ...{ service: 'shared.service', place: 'shared.place', people: 'shared.people' },
  ...{
    language: 'quotes.language',
    day: 'quotes.day',
    startsAt: 'shared.from',
    endsAt: 'quotes.to',
  },
  ...{ lines: 'quotes.lines', discount: 'quotes.discount', vatRate: 'quotes.vat' },
  ...{ depositShare: 'quotes.deposit', validUntil: 'quotes.validUntil', note: 'quotes.note' },
};

interface QuoteConflictOptions {
  readonly theirs: Theirs<QuoteDraft>;
  readonly mine: QuoteDraft;
  onResolve(draft: QuoteDraft): void;
  /** Says that the other's changes have come in, where there was nothing to ask. */
  onJoined(): void;
}

/**
 * A quote was saved in another window, or by somebody else. What only they changed comes in by itself; of
 * what both changed, somebody chooses.
 */
export function QuoteConflict({ theirs, mine, onResolve, onJoined }: QuoteConflictOptions) {
  const t = useTranslate();
  const { nameOrNone } = useServices();
  const places = usePlaces();
  const { date, price } = useFormats();
  const { base, values } = theirs;
  const { met, both } = useMemo(() => meet(base, mine, values), [base, mine, values]);
  const isNoQuestion = both.length === 0;
  useEffect(() => {
    if (!isNoQuestion) return;
    onResolve(met);
    if (JSON.stringify({ ...mine, ...met }) !== JSON.stringify(mine)) onJoined();
    // oxlint-disable-next-line react/exhaustive-deps -- once for what the other has written
  }, [isNoQuestion, theirs]);
  if (isNoQuestion) return null;

  return (
    <ConflictQuestions
      title={t('quotes.conflict.title')}
      text={t('quotes.conflict.text')}
      mineName={t('content.conflict.here')}
      theirsName={t('content.conflict.saved')}
      conflicts={both.map((field) => difference(field))}
      onChosen={(chosen) => {
        const fields = chosen.map(({ place }) => place[0] as Field);
        onResolve({
          ...met,
          ...Object.fromEntries(fields.map((field) => [field, values[field]])),
        });
      }}
    />
  );

  function difference(field: Field): Difference {
    return {
      ...{ path: [field], place: [field], labels: [t(LABELS[field])] },
      field: { name: field, input: 'text', isLocalized: false } as Difference['field'],
      ...{ language: null, before: textOf(mine, field), after: textOf(values, field) },
    };
  }

  function textOf(draft: QuoteDraft, field: Field): string {
    const { discount, lines, service, place } = draft;
    const percent = (share: number | null) => (share === null ? '' : `${share / 100} %`);
    switch (field) {
      case 'lines':
        return lines
          .map(({ label, count, unit }) => `${label}: ${count} × ${price(unit)}`)
          .join('\n');
      case 'discount':
        if (!discount) return t('quotes.discounts.none');
        return discount.kind === 'share' ? percent(discount.share) : price(discount.cents);
      case 'vatRate':
      case 'depositShare':
        return percent(draft[field]);
      case 'day':
      case 'validUntil':
        return draft[field] && date(draft[field]);
      case 'service':
        return nameOrNone(service);
      case 'place':
        return places.nameOrNone(place);
      default:
        return String(draft[field]);
    }
  }
}
