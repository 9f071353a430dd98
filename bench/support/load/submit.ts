/**
 * Submits as fast as it is answered, from a process of its own:
 * `submit.ts <url> <connections> <seconds>`; the body comes by stdin. Writes what autocannon counted
 * as one line of JSON.
 */
import { text } from 'node:stream/consumers';
import autocannon from '../../../tests/support/autocannon.ts';

const [url = '', connections = '32', seconds = '5'] = process.argv.slice(2);
const { requests, latency, non2xx, errors, statusCodeStats } = await autocannon({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: await text(process.stdin),
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 30,
});
const { average, total } = requests;
const counted = { average, total, p99: latency.p99, non2xx, errors, statusCodeStats };
process.stdout.write(`${JSON.stringify(counted)}\n`);
