import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../app/call.ts';
import { Failed } from '../../ui/Failed.tsx';
import FactorGate from './FactorGate.tsx';
import MyAccount from './MyAccount.tsx';
import People from './People.tsx';
import { ToldSection } from './ToldSection.tsx';

// They read the look, and whether somebody is signed in, from the page.
vi.mock('../../app/theme.ts', () => ({ TILE_LINE: '' }));
vi.mock('../../app/current-account.ts', () => ({ forgetAccount() {} }));

it('lists the devices that are told of requests, each with a button that ends it', () => {
  const client = new QueryClient();
  const listed = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <ToldSection />
      </QueryClientProvider>,
    );
  const devices = ['Firefox', 'Safari'].map((device) => ({ id: device, device, createdAt: 0 }));
  client.setQueryData(['push'], { devices });
  expect(listed().match(/Firefox|Safari/g)).toEqual(['Firefox', 'Safari']);
  expect(listed().match(/aria-label="account.told.end"/g)).toHaveLength(2);
  client.setQueryData(['push'], { devices: [] });
  expect(listed()).toBe('');
});

/** A screen some of whose readings failed, by their keys, with keys in the place of words. */
function screen(element: ReactElement, ...failed: readonly (readonly string[])[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const error = new CallError(0, 'offline');
  for (const queryKey of failed)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>{element}</QueryClientProvider>
    </MemoryRouter>,
  );
}

it('says that one’s account or the people could not be read, and tries again', () => {
  const gate = <FactorGate owes="setUp" onDone={() => {}} />;
  for (const html of [
    screen(<MyAccount />, ['account']),
    screen(gate, ['account']),
    screen(<People />, ['people', 'accounts'], ['people', 'links']),
    screen(<People />, ['people', 'rules']),
  ]) {
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toContain('office.tryAgain');
  }
  expect(screen(<MyAccount />)).not.toContain('alert');
  // What a role forbids, another try would be refused, too.
  const error = new CallError(403, 'notAllowed');
  const forbidden = screen(<Failed error={error} onRetry={() => {}} />);
  expect(forbidden).toContain('role="alert"');
  expect(forbidden).not.toContain('office.tryAgain');
});

it('lets whoever owes a second factor leave while their account is read, and when it cannot be', () => {
  const gate = <FactorGate owes="setUp" onDone={() => {}} />;
  for (const html of [screen(gate), screen(gate, ['account'])])
    expect(html).toContain('ra.auth.logout');
});
