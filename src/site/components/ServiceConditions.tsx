import type { Service } from '../../content/index.ts';
import { formatPercent } from '../../i18n/index.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { TextList } from './TextList.tsx';

type Group = Service['groups'][number];

/** A group's size in words: `8 to 25 people on the kiosk terrace`. */
function groupLine({ place, minimum, maximum }: Group, { t }: PageContext): string {
  let size = '';
  if (minimum !== undefined && maximum !== undefined)
    size = t('services:between', { minimum, maximum });
  else if (minimum !== undefined) size = t('services:minimum', { count: minimum });
  else if (maximum !== undefined) size = t('services:maximum', { count: maximum });
  return `${size} ${t(`services:${place}Place`)}`;
}

/** What must be known before booking: groups, notice, deposit, and what the owner adds in words. */
export function conditionLines(service: Service, page: PageContext): string[] {
  const { t, list, language } = page;
  const lines = (service.groups ?? []).map((group) => groupLine(group, page));
  if (service.leadDays !== undefined) lines.push(t('services:days', { count: service.leadDays }));
  if (service.deposit !== undefined) {
    lines.push(t('services:deposit', { share: formatPercent(service.deposit, language) }));
  }
  const capital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);
  return [...lines.map(capital), ...list(service.conditions)];
}

/** The same as a list under its heading. */
export function ServiceConditions({ service }: { service: Service }) {
  const page = usePage();
  const lines = conditionLines(service, page);
  if (lines.length === 0) return null;
  return <TextList title={page.t('services:conditions')} lines={lines} />;
}
