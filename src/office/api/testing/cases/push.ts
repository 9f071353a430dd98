import { randomUUID } from 'node:crypto';
import { createSubscriptions } from '../../../push/subscriptions.server.ts';
import { COLLEAGUE, type TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const device = ({ services }: TestOffice, account: string) =>
  createSubscriptions(services).add(
    account,
    { endpoint: `https://push.example.com/${randomUUID()}`, keys: { p256dh: '', auth: '' } },
    'Móvil',
    services.now(),
  );

export const pushCases: RouteCases = {
  'DELETE /push/:id': async (office) => ({
    params: { id: await device(office, office.owner.id) },
    others: { id: [await device(office, COLLEAGUE), COLLEAGUE] },
  }),
};
