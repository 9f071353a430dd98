import type { ReactNode } from 'react';
import { Hours } from '../../../components/Hours.tsx';
import { OpenNow } from '../../../components/OpenNow.tsx';
import type { PageContext } from '../../../page-context.ts';
import { MOMENTS } from '../example-content.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';
import { OnPage } from '../OnPage.tsx';

export function hours(_: PageContext, data: ExampleData): ExampleGroup {
  const at = (now: Date, node: ReactNode) => (
    <OnPage changes={{ hours: data.hours, now }}>{node}</OnPage>
  );
  const states = ['open', 'opensToday', 'opensTomorrow', 'opensLater', 'holiday'] as const;
  const neverOpen = {
    ...data.hours,
    places: data.hours.places.map((place) => ({ ...place, weekly: [] })),
    exceptions: [],
  };
  return {
    name: 'hours',
    examples: [
      ...states.map((state) => ({
        component: 'OpenNow',
        state,
        node: at(MOMENTS[state], <OpenNow />),
      })),
      {
        component: 'OpenNow',
        state: 'closed',
        node: (
          <OnPage changes={{ hours: neverOpen, now: MOMENTS.open }}>
            <OpenNow />
          </OnPage>
        ),
      },
      {
        component: 'Hours',
        state: 'exceptions',
        node: at(MOMENTS.open, <Hours exceptions={6} />),
      },
      { component: 'Hours', state: 'brief', node: at(MOMENTS.open, <Hours isBrief />) },
      {
        component: 'Hours',
        state: 'unknown',
        node: (
          <OnPage changes={{ hours: null }}>
            <Hours />
          </OnPage>
        ),
      },
    ],
  };
}
