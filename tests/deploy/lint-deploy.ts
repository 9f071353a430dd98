/** A part of `npm run lint`: what deploys the product, and the repository host's workflows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/built.ts';
import { composeProblems, dockerfileProblems, workflowProblems } from './deploy-rules.ts';

const WORKFLOWS = join('.github', 'workflows');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const problems = [
  ...dockerfileProblems(read('Dockerfile'), startCommand()).map((text) => `Dockerfile: ${text}`),
  ...composeProblems(join(ROOT, 'compose.yaml')).map((text) => `compose.yaml: ${text}`),
  ...readdirSync(join(ROOT, WORKFLOWS)).flatMap((name) =>
    workflowProblems(read(join(WORKFLOWS, name)), scripts()).map((text) => `${name}: ${text}`),
  ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function scripts(): Record<string, string> {
  return (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
}

/** The arguments of Node in `npm start`. */
function startCommand(): string[] {
  return (scripts()['start'] ?? '').replace(/^exec node /, '').split(' ');
}
