import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';

/** The health check's exit code beside a server that answers with a status. */
async function check(status: number): Promise<number> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const code = await run((server.address() as AddressInfo).port);
  expect(asked).toEqual(['/health/ready']);
  return code;
}

async function run(port: number): Promise<number> {
  const script = `${import.meta.dirname}/check-health.ts`;
  const child = spawn(process.execPath, [script], { env: { PORT: String(port) }, stdio: 'ignore' });
  return (await once(child, 'exit'))[0] as number;
}

describe('the health check', () => {
  it.each([
    [200, 0],
    [503, 1],
    [404, 1],
  ])('of a server that answers %i ends with %i', async (status, code) => {
    expect(await check(status)).toBe(code);
  });

  it('of a server that is not there ends with 1', async () => {
    expect(await run(1)).toBe(1);
  });
});
