import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../app/call.ts';
import { ListState } from '../../ui/list/ListState.tsx';
import Overview from './Overview.tsx';

// It reads the look from the page.
vi.mock('../../app/theme.ts', () => ({ TILE_LINE: '' }));

it('says where the content is edited, where that is not here', () => {
  const error = new CallError(409, 'contentElsewhere');
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const types = client.getQueryCache().build(client, { queryKey: ['content-types'] });
  types.setState({ status: 'error', error });
  const shown = (screen: ReactElement) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={client}>{screen}</QueryClientProvider>
      </MemoryRouter>,
    );
  const list = { error } as unknown as ListControllerResult;
  for (const html of [
    shown(<Overview />),
    shown(
      <ListContextProvider value={list}>
        <ListState>Dishes</ListState>
      </ListContextProvider>,
    ),
  ]) {
    expect(html).toContain('content.elsewhere.text');
    expect(html).toContain('href="https://www.sanity.io/manage"');
    expect(html).not.toMatch(/office.tryAgain|Dishes/);
  }
});
