import { Card } from '../../../components/Card.tsx';
import { Price } from '../../../components/Price.tsx';
import { PriceTable } from '../../../components/PriceTable.tsx';
import { ServiceCards } from '../../../components/ServiceCards.tsx';
import { WorkshopCards } from '../../../components/WorkshopCards.tsx';
import { WorkshopFacts } from '../../../components/WorkshopFacts.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';

export function cards({ t, href }: PageContext, data: ExampleData): ExampleGroup {
  const { picture, service, workshop, workshops } = data;
  const title = t('debug:components.example.title');
  const text = t('debug:components.example.text');
  const meta = <Price euros={12.5} />;
  return {
    name: 'cards',
    examples: [
      {
        component: 'Card',
        state: 'all',
        node: (
          <ul className="cards">
            <Card title={title} href={href('/menu')} picture={picture} text={text} meta={meta} />
            <Card title={title} picture={picture} text={text} />
            <Card title={title} />
          </ul>
        ),
      },
      {
        component: 'ServiceCards',
        node: (
          <ServiceCards
            services={[
              service,
              // Without a price of its own it tells the kiosk's hours.
              { ...service, key: 'daily', prices: [] },
              // A service that has only fees is priced by its first.
              {
                ...service,
                key: 'chef',
                prices: service.prices.filter(({ isExtra }) => isExtra),
              },
            ]}
          />
        ),
      },
      {
        component: 'WorkshopCards',
        state: 'usual',
        contains: ['WorkshopDialog'],
        node: <WorkshopCards workshops={workshops} />,
      },
      { component: 'WorkshopCards', state: 'empty', node: <WorkshopCards workshops={[]} /> },
      {
        component: 'WorkshopFacts',
        isWide: true,
        node: <WorkshopFacts workshop={workshop} />,
      },
      {
        component: 'Price',
        state: 'all',
        node: (
          <p>
            <Price euros={3} /> · <Price euros={3.5} /> · <Price euros={1234.5} />
          </p>
        ),
      },
      {
        component: 'PriceTable',
        state: 'range',
        node: <PriceTable caption={t('services:prices')} prices={service.prices} />,
      },
    ],
  };
}
