import { priceText, shareText, type QuoteDocument } from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';

/** What is included and what it costs, down to the deposit. */
export function QuoteLines({ document }: { document: QuoteDocument }) {
  const { t, language } = usePage();
  const { lines, sum, currency, discount, depositShare } = document;
  const price = (cents: number) => priceText(cents, language, currency);
  return (
    <table className="quote-lines">
      <caption>{t('quotes:page.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quotes:page.line')}</th>
          <th scope="col">{t('quotes:page.count')}</th>
          <th scope="col">{t('quotes:page.unit')}</th>
          <th scope="col">{t('quotes:page.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, count, unit }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{count}</td>
            <td>{price(unit)}</td>
            <td>{price(sum.lines[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sum.discount > 0 && (
          <>
            <Total label={t('quotes:page.subtotal')} value={price(sum.subtotal)} />
            <Total
              label={
                discount?.kind === 'share'
                  ? t('quotes:page.discountShare', { share: shareText(discount.share, language) })
                  : t('quotes:page.discount')
              }
              value={price(-sum.discount)}
            />
          </>
        )}
        <Total label={t('quotes:page.total')} value={price(sum.total)} note={vatText()} isMain />
        {sum.deposit > 0 && (
          <>
            <Total
              label={t('quotes:page.deposit', { share: shareText(depositShare, language) })}
              value={price(sum.deposit)}
            />
            <Total label={t('quotes:page.rest')} value={price(sum.rest)} />
          </>
        )}
      </tfoot>
    </table>
  );

  function vatText(): string {
    const { vatRate } = document;
    if (vatRate === null || sum.vat === null) return t('quotes:page.vat');
    const rate = shareText(vatRate, language);
    return t('quotes:page.vatRate', { rate, amount: price(sum.vat) });
  }
}

interface TotalOptions {
  label: string;
  value: string;
  note?: string;
  isMain?: boolean;
}

function Total({ label, value, note, isMain }: TotalOptions) {
  return (
    <tr className={isMain ? 'main' : undefined}>
      <th scope="row" colSpan={3}>
        {label}
        {note && <small>{note}</small>}
      </th>
      <td>{value}</td>
    </tr>
  );
}
