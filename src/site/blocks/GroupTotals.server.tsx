import { estimate, type Service } from '../../content/index.ts';
import { formatPrice } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';

/** What groups pay in all, where the price per person depends on their size: from the smallest size to the largest. */
export function GroupTotals({ service }: { service: Service }) {
  const page = usePage();
  const { t, terms, language } = page;
  page.useSheets('dishes');
  const sizes = service.prices.flatMap(({ group }) => group ?? []);
  if (sizes.length < 2) return null;
  const least = Math.min(...sizes);
  const groups = Array.from(
    { length: Math.max(...sizes) - least + 1 },
    (_, index) => least + index,
  );
  return (
    <>
      <table className="prices">
        <caption className="serif">{t('estimate:totals')}</caption>
        <tbody>
          {groups.map((people) => (
            <tr key={people}>
              <th scope="row">{t('estimate:peopleText', { count: people })}</th>
              <td>
                <span className="price">
                  {formatPrice(
                    estimate({ service, terms }, { people, extras: [] }).total.from,
                    language,
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft small">{t('estimate:totalsText')}</p>
    </>
  );
}
