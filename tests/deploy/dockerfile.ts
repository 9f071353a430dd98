/** A Dockerfile as the steps of its stages. */
import { DockerfileParser, JSONInstruction, ModifiableInstruction } from 'dockerfile-ast';

export interface Copy {
  readonly kind: 'copy';
  /** A stage; undefined for the build's context. */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
  readonly owner: string | undefined;
}

export interface Run {
  readonly kind: 'run';
  readonly command: string;
}

export interface Workdir {
  readonly kind: 'workdir';
  readonly folder: string;
}

export interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly steps: readonly (Copy | Run | Workdir)[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly volumes: readonly string[];
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[] | undefined;
}

/** Reads what our Dockerfile uses; any other instruction is an error rather than a step left out. */
export function readDockerfile(text: string): Stage[] {
  const stages: Draft[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const args = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      stages.push(draft(args[0] ?? '', args[1]?.toUpperCase() === 'AS' ? args[2] : undefined));
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${keyword} stands before the first FROM`);
    const content = instruction.getArgumentsContent() ?? '';
    const list = instruction instanceof JSONInstruction ? listOf(instruction) : [];
    const flags = instruction instanceof ModifiableInstruction ? flagsOf(instruction) : {};
    switch (keyword) {
      case 'WORKDIR':
        stage.steps.push({ kind: 'workdir', folder: content });
        break;
      case 'RUN':
        stage.steps.push({ kind: 'run', command: content });
        break;
      case 'COPY':
        stage.steps.push({
          kind: 'copy',
          from: flags['from'],
          sources: args.slice(0, -1),
          target: args.at(-1) ?? '',
          owner: flags['chown'],
        });
        break;
      case 'ENV':
        for (const pair of args) {
          const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
          stage.environment[name] = value;
        }
        break;
      case 'USER':
        stage.user = content;
        break;
      case 'VOLUME':
        stage.volumes.push(...list);
        break;
      case 'ENTRYPOINT':
        stage.entrypoint = list;
        break;
      case 'CMD':
        stage.command = list;
        break;
      case 'HEALTHCHECK':
        stage.health = JSON.parse(content.replace(/^.*?CMD\s+/s, '')) as string[];
        break;
      case 'EXPOSE':
        break;
      default:
        throw new Error(`There is no way yet to follow ${keyword}`);
    }
  }
  return stages;
}

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : T[K] extends Readonly<Record<string, string>>
      ? Record<string, string>
      : T[K];
};
type Draft = Writable<Stage>;

function draft(image: string, name: string | undefined): Draft {
  return {
    ...{ image, name, user: undefined, health: undefined },
    ...{ steps: [], environment: {}, volumes: [], entrypoint: [], command: [] },
  };
}

function listOf(instruction: JSONInstruction): string[] {
  return instruction.getJSONStrings().map((text) => text.getJSONValue());
}

function flagsOf(instruction: ModifiableInstruction): Record<string, string | undefined> {
  return Object.fromEntries(
    instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? undefined]),
  );
}
