import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue.ts';
import { paint } from './paint.ts';
import { drawScene } from './scene.ts';
import { scenes } from './scenes/index.ts';

/*
 * npm run pictures -- [parts of names, with commas] [--force] [--out folder]
 * Draws every scene whose name contains one of the parts, and leaves those alone whose drawing has
 * not changed since they were last painted: `painted.json` keeps a print of each drawing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, out: { type: 'string' } },
});
const home = join(import.meta.dirname, '../../content/images');
const folder = values.out ?? home;
const parts = (positionals[0] ?? '').split(',');
await mkdir(folder, { recursive: true });

const printsFile = join(import.meta.dirname, 'painted.json');
const readPrints = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(printsFile, 'utf8').catch(() => '{}')) as Record<string, string>;
const prints = await readPrints();

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

for (const { name, file } of catalogue) {
  const found = scenes.get(name);
  if (!found || !parts.some((part) => name.includes(part))) continue;
  const drawing = drawScene(found);
  const target = join(folder, file);
  const print = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
  const done = folder === home && prints[name] === print && (await isThere(target));
  if (done && !values.force) continue;
  const picture = await paint(drawing);
  await writeFile(target, picture);
  console.log(`${name} ${Math.round(picture.length / 1024)} KB`);
  if (folder !== home) continue;
  // Read again, so that two runs over different pictures may work side by side.
  const all = Object.entries({ ...(await readPrints()), [name]: print }).sort();
  await writeFile(`${printsFile}.new`, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  await rename(`${printsFile}.new`, printsFile);
}

await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
