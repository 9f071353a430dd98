import {
  CUSTOMER_PLACE,
  ANY_PLACE,
  depositOf,
  groupSizes,
  type GroupSize,
  type Service,
} from '../../content/index.ts';
import { capitalized, formatPercent, type PlaceholderValues } from '../../i18n/index.ts';
import { dayLines, noticeText } from '../day-conditions.server.ts';
import type { PageContext } from '../page-context.server.ts';

/** A group's size in words: `8 to 25 people on our terrace`. */
function groupLine({ place, minimum, maximum }: GroupSize, page: PageContext): string {
  const { t, text, terms, hours } = page;
  let size = '';
  if (minimum !== undefined && maximum !== undefined)
    size = t('services:between', { minimum, maximum });
  else if (minimum !== undefined) size = t('services:minimum', { count: minimum });
  else if (maximum !== undefined) size = t('services:maximum', { count: maximum });
  if (place === CUSTOMER_PLACE) return `${size} ${t('services:customerPlace')}`;
  if (place === ANY_PLACE) return `${size} ${t('services:anyPlace')}`;
  const own = hours?.places.find(({ key }) => key === place)?.groupText;
  return `${size} ${text(own) || text(terms?.placeText) || t('services:placeText')}`;
}

/** What must be known before booking: groups, notice, deposit, and what the owner adds in words. */
export function conditionLines(
  service: Service,
  page: PageContext,
  figures?: PlaceholderValues,
): string[] {
  const { t, list, language, terms } = page;
  const sizes = groupSizes(service, terms).filter(
    ({ minimum, maximum }) => minimum !== undefined || maximum !== undefined,
  );
  const lines = sizes.map((group) => groupLine(group, page));
  lines.push(...dayLines(service, page));
  const notice = noticeText(service, page);
  if (notice) lines.push(notice);
  const deposit = depositOf(service, terms);
  if (deposit !== undefined) {
    const key = service.bookedAs === 'event' ? 'services:depositFrom' : 'services:deposit';
    lines.push(t(key, { share: formatPercent(deposit, language) }));
  }
  if (service.bookedAs && terms?.changeDays !== undefined)
    lines.push(t('services:changes', { count: terms.changeDays }));
  return [...lines.map((line) => capitalized(line)), ...list(service.conditions, figures)];
}
