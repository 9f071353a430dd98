import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { TodayAnswer } from './api.ts';
import TodayScreen from './TodayScreen.tsx';

// It reads the look from the page.
vi.mock('../../app/theme.ts', () => ({ TILE_LINE: '' }));

/** The screen of somebody, with its keys in the place of words. */
function screen(today: Partial<TodayAnswer>): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['today'], {
    ...{ at: Date.parse('2026-11-21T12:00:00Z'), isContentElsewhere: false },
    ...{ requests: null, content: null, shown: null, firstRun: null, backup: null },
    ...today,
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <TodayScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('says the business’s day to whoever sees nothing of the content, while it is still yesterday in Greenwich', () => {
  const at = Date.parse('2026-11-21T23:30:00Z');
  expect(screen({ at })).toContain('Sunday, 22 November');
});

it('leads to the day that is tight', () => {
  const items = [{ is: 'tight', day: '2027-02-14', at: 0, reasons: [] }];
  const requests = { items, unanswered: 0, groups: [], outage: null, money: [] };
  const html = screen({ requests: requests as unknown as TodayAnswer['requests'] });
  expect(html).toContain('href="/calendar?day=2027-02-14"');
});

it('lists the next groups without anything of the content: for who answers requests, and on a site of Sanity’s', () => {
  const group = {
    ...{ id: 'a', name: 'Familia Ruiz', day: '2026-11-21', submissionId: null, service: null },
    ...{ startsAt: '13:00', endsAt: '16:00', people: '12' },
  };
  const requests = { items: [], unanswered: 0, groups: [group], outage: null, money: [] };
  const html = screen({ requests: requests as unknown as TodayAnswer['requests'] });
  expect(html).toContain('Familia Ruiz');
  expect(html).toContain('shared.today');
});
