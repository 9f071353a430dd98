import type { PageCopy } from '../../content/index.ts';
import { definePage } from '../page.server.ts';
import { copyText, loadCopy } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { Hours } from '../blocks/Hours.server.tsx';
import { OpenNow } from '../blocks/OpenNow.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../blocks/ServicePage.server.tsx';

/** Coming days with other hours that the page shows. */
const EXCEPTIONS_SHOWN = 5;

interface DailyData {
  readonly service: ServiceOfPage;
  readonly copy: PageCopy | null;
}

/** The kiosk's daily service: when it is open and what it serves. */
export const dailyPage = definePage<DailyData>({
  path: '/daily',
  needs: 'daily',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'daily');
    return service && { service, copy: await loadCopy(content, 'daily') };
  },
  head: (page, { service }) => serviceHead(page, service, EXCEPTIONS_SHOWN),
  View: DailyView,
});

/** The kiosk sells by the dish: there is nothing to estimate. */
const NO_QUERY = {};

function DailyView({ data: { service, copy } }: { data: DailyData }) {
  const { t, href, text } = usePage();
  const actions = [{ label: t('services:seeMenu'), href: href('/menu'), isQuiet: true }];
  return (
    <ServicePage service={service} query={NO_QUERY} actions={actions} heroDetail={<OpenNow />}>
      <section className="section">
        <div className="wrap">
          <SectionHeading title={text(copyText(copy, 'week')) || t('common:footer.hours')} />
          <Hours place="kiosk" exceptions={EXCEPTIONS_SHOWN} />
        </div>
      </section>
    </ServicePage>
  );
}
