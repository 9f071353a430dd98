import { blockOf, type Estimate, type EstimateLine, type Service } from '../../content/index.ts';
import { capitalized, formatPercent } from '../../i18n/index.ts';
import { ownDaysText } from '../day-conditions.server.ts';
import { estimatePlaces } from './place-words.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { TextList } from './TextList.server.tsx';
import { priceSpan } from './Price.server.tsx';

interface ResultOptions {
  estimate: Estimate;
  service: Service;
  /** Where it is asked for. */
  request: string | null;
}

/** The sum, line by line; what it includes, what comes before it, and what would make it dearer. */
export function EstimateResult({ estimate, service, request }: ResultOptions) {
  const page = usePage();
  const { t, text, list, terms } = page;
  page.useSheets('prices');
  const { asked, lines, total, perPerson, deposit, problem, group } = estimate;
  const leadDays = service.needsNotice ? terms?.leadDays : undefined;
  const own = ownDaysText(service, page);
  const depositKey = service.bookedAs === 'event' ? 'estimate:depositFrom' : 'estimate:deposit';
  const menu = service.menus.find(({ key }) => key === asked.kind);
  const included = menu
    ? list(menu.courses)
    : (blockOf(service, 'features')?.items ?? []).map(({ title }) => text(title));
  const dearer = list(service.surcharges);
  return (
    <div className="stack" id="estimated">
      <table className="prices">
        <caption className="serif">{t('estimate:result', { count: asked.people })}</caption>
        <tbody>
          {lines.map((line) => (
            <Line key={labelOf(line, page)} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('estimate:total')}</th>
            <td>
              <strong className="price">{priceSpan(total, page)}</strong>
            </td>
          </tr>
          {deposit && (
            <tr>
              <th scope="row">
                {t(depositKey, { share: formatPercent(deposit.share, page.language) })}
              </th>
              <td>{priceSpan(deposit.amount, page)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p>{t('estimate:each', { price: priceSpan(perPerson, page) })}</p>
      {problem === 'tooFew' && (
        <p className="note">{t('estimate:tooFew', { count: group?.minimum ?? 0 })}</p>
      )}
      {problem === 'tooMany' && (
        <p className="note">{t('estimate:tooMany', { count: group?.maximum ?? 0 })}</p>
      )}
      {service.noticeDays === undefined && leadDays !== undefined && (
        <p>{t('estimate:notice', { count: leadDays })}</p>
      )}
      {own && <p>{capitalized(own)}.</p>}
      <TextList level={3} title={t('estimate:included')} lines={included} />
      <TextList level={3} title={t('estimate:dearer')} lines={dearer} />
      {request && (
        <p>
          <a className="button" href={request}>
            {t('estimate:ask')}
          </a>
        </p>
      )}
    </div>
  );
}

function Line({ line }: { line: EstimateLine }) {
  const page = usePage();
  const { count, each, sum } = line;
  const how =
    count === 1
      ? page.t('estimate:once')
      : page.t('estimate:sum', { count, price: priceSpan(each, page) });
  return (
    <tr>
      <th scope="row">
        {labelOf(line, page)} <span className="soft small">{how}</span>
      </th>
      <td>{priceSpan(sum, page)}</td>
    </tr>
  );
}

function labelOf({ price }: EstimateLine, { t, text }: PageContext): string {
  return price === 'people' ? t('estimate:perPerson') : text(price.label);
}

/** The estimate in one line, as the request says it: `Private chef: 6 people. Estimated total: €535.00`. */
export function estimateText(
  { asked, total }: Estimate,
  service: Service,
  page: PageContext,
): string {
  const { t, text } = page;
  const { people, place, kind, extras } = asked;
  const menu = service.menus.find(({ key }) => key === kind);
  const details = [
    t('estimate:peopleText', { count: people }),
    ...estimatePlaces(service, page).flatMap(([key, name]) => (key === place ? [name] : [])),
    ...(menu
      ? [text(menu.title)]
      : kind
        ? [t('estimate:dishesText', { count: Number(kind) })]
        : []),
    ...service.prices.filter(({ key }) => extras.includes(key)).map(({ label }) => text(label)),
  ];
  return t('estimate:asText', {
    service: text(service.title),
    details: details.join(', '),
    total: priceSpan(total, page),
  });
}
