/** `npm run lint`: oxlint, oxfmt, the rules on imports and those on what deploys the product. */
import { spawn } from 'node:child_process';
import { ROOT } from './built.ts';

const TOOLS = 'scripts/tools.ts';
const CHECKS = [
  [TOOLS, 'oxlint', '--report-unused-disable-directives-severity=error'],
  [TOOLS, 'oxfmt', '--check'],
  [
    TOOLS,
    'depcruise',
    'src',
    '--config',
    'tests/lint/import-rules.ts',
    '--output-type',
    'err-long',
  ],
  ['tests/deploy/lint-deploy.ts'],
];

const codes = await Promise.all(
  CHECKS.map((args) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    return new Promise<number>((done) => child.once('close', (code) => done(code ?? 1)));
  }),
);
if (codes.some((code) => code !== 0)) process.exitCode = 1;
