import { Fragment, type ComponentType, type ReactNode } from 'react';
import {
  blockOf,
  menuOf,
  type BlockKind,
  type BlockOf,
  type ServiceBlock,
} from '../../../content/index.ts';
import { serviceEstimate } from '../../estimate/service-estimate.server.ts';
import { usePage } from '../../page-context.server.ts';
import { comingDates } from '../../workshop-dates.server.ts';
import { DatesSection } from '../dates/DatesSection.server.tsx';
import { DINER_FORM_PATH } from '../diner/form-path.server.ts';
import { Dish } from '../Dish.server.tsx';
import { estimateText } from '../estimate/EstimateResult.server.tsx';
import { Estimator } from '../estimate/Estimator.server.tsx';
import { SampleMenus } from '../estimate/SampleMenus.server.tsx';
import { FeatureGrid } from '../FeatureGrid.server.tsx';
import { Hours } from '../Hours.server.tsx';
import { ImageStrip } from '../ImageStrip.server.tsx';
import { PictureCarousel } from '../PictureCarousel.server.tsx';
import { Questions } from '../Questions.server.tsx';
import { RequestFormSection } from '../RequestFormSection.server.tsx';
import { SectionHeading } from '../SectionHeading.server.tsx';
import { Testimonials } from '../Testimonials.server.tsx';
import { VoicesSection } from '../VoicesSection.server.tsx';
import { Courses } from './Courses.server.tsx';
import { PricesAndConditions } from './PricesAndConditions.server.tsx';
import type { ServiceData } from './service-data.server.ts';

/** Coming days with other hours that a page shows. */
export const EXCEPTIONS_SHOWN = 5;

interface BlockOptions<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  readonly data: ServiceData;
}

/** What shows each kind of block; nothing, not even a heading, where there is nothing to show. */
const KINDS: { readonly [Kind in BlockKind]: ComponentType<BlockOptions<Kind>> } = {
  text: TextBlock,
  features: FeaturesBlock,
  prices: ({ data: { service, workshops } }) => (
    <PricesAndConditions service={service} workshops={workshops} />
  ),
  menus: MenusBlock,
  estimate: EstimateBlock,
  dishes: DishesBlock,
  courses: ({ block, data: { workshops } }) => <Courses block={block} workshops={workshops} />,
  dates: DatesBlock,
  testimonials: TestimonialsBlock,
  pictures: PicturesBlock,
  hours: HoursBlock,
  questions: QuestionsBlock,
  form: FormBlock,
};

/** The blocks of a service's page, in the order that its owner gave them. */
export function ServiceBlocks({ data }: { data: ServiceData }) {
  return data.service.blocks.map((block, index) => (
    <Fragment key={block._key ?? index}>
      <Block block={block} data={data} />
    </Fragment>
  ));
}

function Block({ block, data }: { block: ServiceBlock; data: ServiceData }) {
  // The table has for each kind what takes a block of that kind.
  const Kind = KINDS[block._type] as ComponentType<BlockOptions<BlockKind>>;
  return <Kind block={block} data={data} />;
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">{children}</div>
    </section>
  );
}

function TextBlock({ block }: BlockOptions<'text'>) {
  const { text } = usePage();
  const [title, words] = [text(block.title), text(block.text)];
  if (!words) return null;
  return (
    <Section>
      {title && <SectionHeading title={title} />}
      <div className="stack">
        {words.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function FeaturesBlock({ block, data: { service } }: BlockOptions<'features'>) {
  const { t, text } = usePage();
  const items = block.items.map(({ icon, title, text: subtitle }) => ({
    icon,
    title: text(title),
    subtitle: text(subtitle),
  }));
  if (items.length === 0) return null;
  const usual = t(service.bookedAs ? 'services:offerings' : 'services:find');
  return (
    <Section>
      <FeatureGrid title={text(block.title) || usual} items={items} />
    </Section>
  );
}

function MenusBlock({ block, data: { service } }: BlockOptions<'menus'>) {
  return <SampleMenus service={service} title={usePage().text(block.title)} />;
}

function EstimateBlock({ block, data: { service, query, dishPrices } }: BlockOptions<'estimate'>) {
  const page = usePage();
  const estimate = serviceEstimate(service, page, query, dishPrices);
  return estimate && <Estimator estimate={estimate} title={page.text(block.title)} />;
}

function DishesBlock({ block, data: { submenus } }: BlockOptions<'dishes'>) {
  const { t, text, link } = usePage();
  const menu = menuOf(block, submenus);
  if (!menu || menu.submenuItems.length === 0) return null;
  return (
    <Section>
      <SectionHeading
        title={text(block.title) || text(menu.titles)}
        text={text(menu.descriptions)}
        link={{ href: link(DINER_FORM_PATH), label: t('diner:link') }}
      />
      <ul className="dishes">
        {menu.submenuItems.map((item) => (
          <Dish key={item.key ?? text(item.names)} item={item} level={3} hasUnit hasDiets />
        ))}
      </ul>
    </Section>
  );
}

function DatesBlock({ block, data: { dates, service } }: BlockOptions<'dates'>) {
  const page = usePage();
  const { t, text } = page;
  const empty = (
    <p>
      {t('dates:empty')}
      {blockOf(service, 'form') && (
        <>
          {' '}
          <a href="#form">{t('dates:askForOwn')}</a>
        </>
      )}
    </p>
  );
  return (
    <DatesSection
      dates={comingDates(dates, page)}
      title={text(block.title) || t('dates:title')}
      text={text(block.text) || t('dates:text')}
      empty={block.saysNone && empty}
    />
  );
}

function TestimonialsBlock({ block, data: { testimonials } }: BlockOptions<'testimonials'>) {
  const { t, text } = usePage();
  const title = text(block.title) || t('services:voices');
  if (block.layout === 'carousel')
    return <VoicesSection title={title} testimonials={testimonials} />;
  if (testimonials.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={title} />
      <Testimonials testimonials={testimonials} />
    </Section>
  );
}

function PicturesBlock({ block: { title: own, layout, pictures } }: BlockOptions<'pictures'>) {
  const { t, text } = usePage();
  if (pictures.length === 0) return null;
  const title = text(own) || t('services:strip');
  return (
    <Section>
      <SectionHeading title={title} />
      {layout === 'all' ? (
        <ImageStrip pictures={pictures} />
      ) : (
        <PictureCarousel label={title} pictures={pictures} />
      )}
    </Section>
  );
}

function HoursBlock({ block, data: { service } }: BlockOptions<'hours'>) {
  const { t, text, hours } = usePage();
  if (!hours?.places.some(({ key }) => !service.place || key === service.place)) return null;
  return (
    <Section>
      <SectionHeading title={text(block.title) || t('common:footer.hours')} />
      <Hours place={service.place} exceptions={EXCEPTIONS_SHOWN} />
    </Section>
  );
}

function QuestionsBlock({ block, data: { questions } }: BlockOptions<'questions'>) {
  return <Questions questions={questions} title={usePage().text(block.title)} />;
}

function FormBlock({ data: { service, query, dishPrices } }: BlockOptions<'form'>) {
  const page = usePage();
  const estimate = serviceEstimate(service, page, query, dishPrices);
  return (
    <RequestFormSection
      about={page.text(service.title)}
      service={service.key}
      {...(estimate?.result && {
        people: estimate.result.asked.people,
        estimate: estimateText(estimate.result, service, page),
      })}
    />
  );
}
