import type { Email } from '../../email/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { emailQueue } from '../delivery/channels.server.ts';
import { startOutbox } from '../delivery/outbox.server.ts';
import { SAMPLE_CONTEXT } from '../emails/samples.server.ts';
import { until } from './clock.ts';
import type { TestDatabase } from './databases.ts';

/** Sends all emails that wait, to nowhere; answers them. */
export async function deliverAll(
  { db }: Pick<TestDatabase, 'db'>,
  options: Pick<Parameters<typeof emailQueue>[0], 'quotes'> = {},
): Promise<Email[]> {
  const sent: Email[] = [];
  const queue = emailQueue({
    transport: {
      name: 'folder',
      notice: '',
      async send(email) {
        sent.push(email);
        return { delivered: true, answer: '250 OK' };
      },
      close: async () => undefined,
    },
    owner: async () => [{ name: 'Owner', address: 'owner@example.com' }],
    sender: { name: 'Sobremesa', address: 'kitchen@example.com' },
    content: async () => SAMPLE_CONTEXT,
    siteUrl: SAMPLE_CONTEXT.siteUrl,
    carriesFiles: true,
    ...options,
  });
  const outbox = startOutbox({ db, log: silentLog, queues: [queue] });
  const open = db.selectFrom('deliveries').select('id').where('state', '!=', 'delivered');
  await until(async () => (await open.execute()).length === 0).finally(() => outbox.stop());
  return sent;
}
