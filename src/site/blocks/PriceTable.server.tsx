import { usePage } from '../page-context.server.ts';
import { priceSpan, unitText, type ServicePrice } from './Price.server.tsx';

interface PriceTableOptions {
  caption: string;
  prices: readonly ServicePrice[];
}

/** Prices of a service, one line each. */
export function PriceTable({ caption, prices }: PriceTableOptions) {
  const page = usePage();
  const { text } = page;
  page.useSheets('prices');
  if (prices.length === 0) return null;
  return (
    <table className="prices">
      <caption className="serif">{caption}</caption>
      <tbody>
        {prices.map((price) => (
          <tr key={price.key}>
            <th scope="row">{text(price.label)}</th>
            <td>
              <span className="price">{priceSpan(price, page)}</span>{' '}
              <span className="soft small">{unitText(price, page)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
