/** What the Dockerfile, compose.yaml and the workflows must keep to, besides being well-formed. */
import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse, parseDocument } from 'yaml';
import { readDockerfile, type Stage } from './dockerfile.ts';

/** A name with a tag that says which version, or a digest. */
const PINNED = /:(?!latest$)[\w.-]+$|@sha256:/;

/** What is wrong with a Dockerfile whose server is to start with these arguments of Node. */
export function dockerfileProblems(text: string, start: readonly string[]): string[] {
  const found = validate(text).map(
    ({ message, range }) => `line ${range.start.line + 1}: ${message}`,
  );
  if (found.length > 0) return found;
  const stages = readDockerfile(text);
  const names = new Set(stages.map(({ name }) => name));
  for (const { image } of stages)
    if (!names.has(image) && !PINNED.test(image) && !image.endsWith(':nonroot'))
      found.push(`${image} has no tag of a version`);
  const last = stages.at(-1);
  return last ? [...found, ...imageProblems(last, start)] : ['it has no stage'];
}

function imageProblems(
  { user, health, entrypoint, command, volumes, environment }: Stage,
  start: readonly string[],
): string[] {
  const found: string[] = [];
  if (!/^[1-9]\d*(?::[1-9]\d*)?$/.test(user ?? ''))
    found.push('USER is not a number above 0, which an orchestrator can prove not to be root');
  if (!health) found.push('there is no HEALTHCHECK');
  if (!volumes.includes(environment['DATA_DIR'] ?? '')) found.push('DATA_DIR is no VOLUME');
  if (!/\/node$/.test(entrypoint.join(' ')))
    found.push(
      'ENTRYPOINT is not Node itself in its list form: signals would not reach the server',
    );
  if (command.join(' ') !== start.join(' '))
    found.push(`CMD is not what npm start runs: ${start.join(' ')}`);
  return found;
}

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly healthcheck?: unknown;
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
}

/** What is wrong with a compose file, by the Compose specification's schema and rules of ours. */
export function composeProblems(path: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const found = linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .map(({ line, message }) => `line ${line}: ${message}`);
  const { services = {} } = parse(readFileSync(path, 'utf8')) as {
    services?: Record<string, Service>;
  };
  for (const [name, service] of Object.entries(services))
    found.push(...serviceProblems(name, service));
  return found;
}

function serviceProblems(
  name: string,
  { image, build, healthcheck, restart, environment = {}, ports = [] }: Service,
): string[] {
  const found: string[] = [];
  if (image !== undefined && !PINNED.test(image)) found.push(`${name}: ${image} is not pinned`);
  // A proxy is what others wait for; what runs once has its exit code.
  if (
    restart !== undefined &&
    healthcheck === undefined &&
    build === undefined &&
    ports.length === 0
  )
    found.push(`${name}: nothing says whether it is healthy`);
  for (const [variable, value] of Object.entries(environment))
    if (/PASSWORD|SECRET|DATA_KEY/.test(variable) && !/^\$\{\w+:\?/.test(value))
      found.push(`${name}: ${variable} must come from .env, and be missed when it is not there`);
  return found;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

/** What is wrong with a workflow of GitHub Actions; the npm scripts that it runs must exist. */
export function workflowProblems(
  text: string,
  scripts: Readonly<Record<string, string>>,
): string[] {
  const { errors, warnings } = parseDocument(text);
  if (errors.length + warnings.length > 0)
    return [...errors, ...warnings].map(({ message }) => message);
  const workflow = parse(text) as Workflow;
  const found: string[] = [];
  if (workflow.permissions === undefined) found.push('it says no permissions');
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    if (job['timeout-minutes'] === undefined) found.push(`${name}: nothing bounds its time`);
    for (const { uses, run = '' } of job.steps ?? []) {
      if (uses !== undefined && !/@(?:v\d+|[\da-f]{40})$/.test(uses))
        found.push(`${name}: ${uses} is pinned to no version`);
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g))
        if (!(script in scripts)) found.push(`${name}: there is no npm run ${script}`);
    }
  }
  return found;
}
