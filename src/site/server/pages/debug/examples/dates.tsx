import type { Question, Workshop, WorkshopDate } from '../../../../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../../../../i18n/index.ts';
import { DatesSection } from '../../../components/dates/DatesSection.tsx';
import { WorkshopDates } from '../../../components/dates/WorkshopDates.tsx';
import { Questions } from '../../../components/Questions.tsx';
import { WhatsApp } from '../../../components/WhatsApp.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { OpenDate } from '../../../workshop-dates.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';
import { OnPage } from '../OnPage.tsx';

/** The day before the example's first date, on which all of them are still to come. */
const NOW = new Date('2027-01-21T10:00:00Z');

export function dates(page: PageContext, { workshop }: ExampleData): ExampleGroup {
  const { t } = page;
  const some = [
    openDate(workshop, '2027-01-22', {
      note: { [DEFAULT_LANGUAGE]: t('debug:components.example.note') },
    }),
    openDate(workshop, '2027-02-19', { startsAt: '17:00', isFull: true, price: 52.5 }),
  ];
  const title = t('debug:components.example.title');
  const text = t('debug:components.example.text');
  const question: Question = {
    _id: 'debug-question',
    _type: 'question',
    question: { [DEFAULT_LANGUAGE]: title },
    answer: { [DEFAULT_LANGUAGE]: t('debug:components.example.paragraph') },
    places: ['home'],
    isActive: true,
    displayOrder: 1,
  };
  const settings = {
    _id: 'globalSettings',
    _type: 'globalSettings' as const,
    siteName: title,
    siteDescription: {},
    socialMedia: {},
    ...page.settings,
    contactInfo: { ...page.settings?.contactInfo, whatsapp: '+34 952 000 000' },
  };
  return {
    name: 'dates',
    examples: [
      {
        component: 'DatesSection',
        state: 'usual',
        contains: ['WorkshopDates'],
        isWide: true,
        node: (
          <OnPage changes={{ now: NOW }}>
            <DatesSection dates={some} title={title} text={text} />
          </OnPage>
        ),
      },
      {
        component: 'WorkshopDates',
        state: 'bare',
        node: (
          <OnPage changes={{ now: NOW }}>
            <WorkshopDates dates={some} areOwn />
          </OnPage>
        ),
      },
      {
        component: 'Questions',
        isWide: true,
        node: <Questions questions={[question, { ...question, _id: 'debug-question-2' }]} />,
      },
      {
        component: 'WhatsApp',
        state: 'all',
        node: (
          <OnPage changes={{ settings }}>
            <p>
              <WhatsApp variant="name" />
            </p>
            <WhatsApp variant="detail" />
            <WhatsApp about={title} variant="button" />
          </OnPage>
        ),
      },
    ],
  };
}

function openDate(workshop: Workshop, date: string, fields: Partial<WorkshopDate>): OpenDate {
  return {
    workshop,
    date: {
      _id: `debug-date-${date}`,
      _type: 'workshopDate',
      workshop: { _ref: workshop._id },
      date,
      startsAt: '11:00',
      seats: 12,
      isFull: false,
      isActive: true,
      ...fields,
    },
  };
}
