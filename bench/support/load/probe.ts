/**
 * Asks for a page at a steady rate, from a process of its own: `probe.ts <url> <per second> <seconds>`.
 * Writes the times from asking to the answer's last byte as one line of JSON, milliseconds.
 */
import { Agent, get } from 'node:http';

const [url = '', perSecond = '200', seconds = '5'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const times: number[] = [];
const failures: string[] = [];

function ask(): Promise<void> {
  const askedAt = performance.now();
  return new Promise((done) => {
    const failed = (error: Error) => {
      failures.push(error.message);
      done();
    };
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) failures.push(`status ${answer.statusCode}`);
      answer.resume();
      answer.on('error', failed);
      answer.on('end', () => {
        times.push(performance.now() - askedAt);
        done();
      });
    }).on('error', failed);
  });
}

const pause = 1_000 / Number(perSecond);
const startedAt = performance.now();
const asked: Promise<void>[] = [];
await new Promise<void>((over) => {
  const timer = setInterval(() => {
    const passed = performance.now() - startedAt;
    while (asked.length * pause < passed && asked.length < Number(seconds) * Number(perSecond))
      asked.push(ask());
    if (passed < Number(seconds) * 1_000) return;
    clearInterval(timer);
    over();
  }, 1);
});
await Promise.all(asked);
agent.destroy();
process.stdout.write(`${JSON.stringify({ times, failures })}\n`);
