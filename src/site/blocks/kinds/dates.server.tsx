import { servicePath } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { comingDates, readOpenDates } from '../../workshop-dates.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { DatesSection } from '../DatesSection.server.tsx';

/** How many open dates a page shows that is not about one service. */
const NEXT = 3;

/** The open dates of a service's workshops; on a page of none, the next of all. */
export const datesBlock = defineBlock({
  kind: 'dates',
  async load(source, block) {
    const service = await serviceOf(source, block);
    return { service, dates: await readOpenDates(source.content, service ?? undefined) };
  },
  head: (page, { dates }) => ({ hasCalendar: comingDates(dates, page).length > 0 }),
  View({ block, data: { service, dates }, others }) {
    const page = usePage();
    const { t, text, link } = page;
    const coming = comingDates(dates, page).slice(0, service ? undefined : NEXT);
    // The page that has every date of the next one's service.
    const more = service ? undefined : coming[0]?.workshop.service;
    const empty = (
      <p>
        {t('dates:empty')}
        {others.some(({ _type }) => _type === 'form') && (
          <>
            {' '}
            <a href="#form">{t('dates:askForOwn')}</a>
          </>
        )}
      </p>
    );
    return (
      <DatesSection
        dates={coming}
        title={text(block.title) || t('dates:title')}
        text={text(block.text) || t('dates:text')}
        empty={block.saysNone && empty}
        {...(more && {
          link: { href: link(`${servicePath(more)}#dates`), label: t('dates:all') },
        })}
      />
    );
  },
});
