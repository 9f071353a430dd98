import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ overrideConfigFile: 'tests/lint/eslint.config.js' });

/** The linter's rules that a line breaks in a file of the product. */
async function broken(line: string, filePath: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ message }) => message.includes('fetchPublic'))
    .map(({ ruleId }) => ruleId);
}

it.each([
  "export const x = await fetch('https://a.example');",
  "export const x = await globalThis.fetch('https://a.example');",
  "export const x = new WebSocket('wss://a.example');",
  "import { request } from 'node:https'; request('https://a.example');",
  "import * as http from 'node:http'; http.get('http://a.example');",
  "import { connect } from 'node:net'; connect(80, 'a.example');",
  "import tls from 'node:tls'; tls.connect(443, 'a.example');",
  "import webPush from 'web-push'; webPush.sendNotification({});",
])('asks nobody past the check: %s', async (line) => {
  expect(await broken(line, 'src/reviews/another.server.ts')).toHaveLength(1);
  expect(await broken(line, 'src/office/push/another.server.ts')).toHaveLength(1);
});

it('lets a browser ask, and a server listen', async () => {
  expect(await broken("export const x = fetch('/api');", 'src/site/islands/another.ts')).toEqual(
    [],
  );
  const listens = "import { createServer } from 'node:http'; createServer();";
  expect(await broken(listens, 'src/server/another.ts')).toEqual([]);
});
