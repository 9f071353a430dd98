/**
 * `npm run release`: `release/sobremesa-VERSION.tar.gz` with the build inside, and its SHA-256 beside it.
 * The same sources give the same bytes: sorted, owned by nobody, and of the time of the last commit (or
 * SOURCE_DATE_EPOCH). With `-- --into FOLDER` elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { billOfMaterials } from './bill-of-materials.ts';
import { buildIfStale } from './build.ts';
import { ROOT } from './built.ts';
import { releaseFiles, sorted, type ReleaseFile } from './release-files.ts';

/** Makes the archive in a folder from the build that is there, and answers its path. */
export async function release(into: string): Promise<string> {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const at = releasedAt();
  const bill = { path: 'sbom.cdx.json', content: Buffer.from(billOfMaterials(at)) };
  const archive = await archiveOf(sorted([...releaseFiles(at), bill]), `${name}-${version}`, at);
  mkdirSync(into, { recursive: true });
  const file = `${name}-${version}.tar.gz`;
  writeFileSync(join(into, file), archive);
  const hash = createHash('sha256').update(archive).digest('hex');
  writeFileSync(join(into, 'SHA256SUMS'), `${hash}  ${file}\n`);
  return join(into, file);
}

async function archiveOf(
  files: readonly ReleaseFile[],
  folder: string,
  mtime: Date,
): Promise<Buffer> {
  const archive = pack();
  const whole = buffer(archive);
  for (const { path, content } of files) {
    archive.entry({ name: `${folder}/${path}`, mode: 0o644, uid: 0, gid: 0, mtime }, content);
  }
  archive.finalize();
  return promisify(gzip)(await whole, { level: 9 });
}

/** The time of the last commit, or what SOURCE_DATE_EPOCH says. */
function releasedAt(): Date {
  const given = process.env['SOURCE_DATE_EPOCH'];
  const git = () =>
    execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' });
  return new Date(Number(given ?? git()) * 1_000);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string', default: 'release' } } });
  await buildIfStale();
  console.log(await release(resolve(values.into)));
}
