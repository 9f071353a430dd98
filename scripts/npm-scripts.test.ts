import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Each command of each script. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) =>
  script.split(' && ').map((command, index) => [name, index, command] as const),
);

describe('the scripts of package.json', () => {
  it.each(COMMANDS)('run in cmd as in sh: %s %i', (_, __, command) => {
    // No builtins, variables, quotes, globs, redirections, or programs by a path with slashes.
    expect(`${command} `).toMatch(
      /^(?:exec node|node|npm|vite|vitest|playwright|tsc|eslint|prettier|depcruise) /,
    );
    expect(`${command} `).not.toMatch(/['"$;|<>*\\`]|(?:^| )[A-Z_]+=|&/);
  });

  it('find an exec on Windows, too: cmd looks for programs in the folder that it runs in', () => {
    expect(scripts['start']).toMatch(/^exec node /);
    expect(readFileSync(join(ROOT, 'exec.cmd'), 'latin1').split('\r\n')).toContain('@%*');
  });

  it('say which Node they need before they run a file of ours', () => {
    for (const [name, script] of Object.entries(scripts)) {
      const [first = ''] = script.split(' && ');
      if (!/^(?:exec )?node /.test(first)) continue;
      expect(first, name).toContain(' --import ./scripts/check-node.js ');
    }
  });
});

describe('an older Node', () => {
  /** Runs a script of ours as a Node of another version would begin to. */
  const run = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`,
        ...['--import', './scripts/check-node.js', '--eval', 'console.log("ran")'],
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );

  it.each(['20.20.2', '22.18.0', '24.6.1'])('is told in one sentence: %s', (version) => {
    const { status, stdout, stderr } = run(version);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Sobremesa needs Node 24\.7\.0 or newer, .*\.nvmrc.*\.\n?$/);
  });

  it.each(['24.7.0', '24.21.0', '26.0.0'])('is not meant: %s', (version) => {
    expect(run(version)).toMatchObject({ status: 0, stdout: 'ran\n' });
  });
});
