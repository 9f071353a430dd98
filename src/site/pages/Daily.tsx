import type { Service } from '../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { Hours } from '../components/Hours.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';

/** Coming days with other hours that the page shows. */
const EXCEPTIONS_SHOWN = 5;

/** The kiosk's daily service: when it is open and what it serves. */
export const dailyPage = definePage<Service>({
  path: '/daily',
  isListed: true,
  load: ({ content }) => loadService(content, 'daily'),
  head: (page, service) => serviceHead(page, service, EXCEPTIONS_SHOWN),
  View: DailyView,
});

function DailyView({ data: service }: { data: Service }) {
  const { t, href } = usePage();
  const actions = [{ label: t('services:seeMenu'), href: href('/menu'), isQuiet: true }];
  return (
    <ServicePage service={service} actions={actions} heroDetail={<OpenNow />}>
      <section className="section">
        <div className="wrap">
          <SectionHeading title={t('services:daily.week')} />
          <Hours exceptions={EXCEPTIONS_SHOWN} />
        </div>
      </section>
    </ServicePage>
  );
}
