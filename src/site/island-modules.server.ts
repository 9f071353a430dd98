import type { Language } from '../i18n/index.ts';
import { ISLAND_NAMESPACES } from './islands/components.server.ts';
import type { IslandName } from './islands/registry.ts';

/** What the build says of a source file: where it went, and what it needs at once. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The browser's build, by source file. */
export type BuildManifest = Readonly<Record<string, BuiltFile | undefined>>;

/** The files that an island needs in a language, as `data-modules` names them. */
export type ModulesOf = (island: IslandName, language: Language) => string | undefined;

const BOOT = 'src/site/browser/boot.ts';

/** What takes over every island. */
const HYDRATE = 'src/site/browser/hydrate.ts';

/**
 * Knows which built files an island needs, all of them, so that the browser can ask for them at once
 * instead of learning from each of the next. Without folder, and without the ending of a script.
 */
export function createModulesOf(manifest: BuildManifest): ModulesOf {
  const known = new Map<string, string | undefined>();
  return (island, language) => {
    const key = `${island} ${language}`;
    const modules = known.get(key) ?? modulesIn(manifest, island, language);
    known.set(key, modules);
    return modules;
  };
}

function modulesIn(
  manifest: BuildManifest,
  island: IslandName,
  language: Language,
): string | undefined {
  const files = new Set<string>();
  // The first script is there already.
  const first = manifest[BOOT]?.file;
  const add = (source: string) => {
    const built = manifest[source];
    if (!built || built.file === first || files.has(built.file)) return;
    files.add(built.file);
    for (const other of built.imports ?? []) add(other);
    for (const sheet of built.css ?? []) files.add(sheet);
  };
  // It waits for something to be kept, and nobody touches it before.
  if (island === 'Outbox') return undefined;
  add(HYDRATE);
  add(`src/site/islands/${island}.tsx`);
  for (const namespace of ISLAND_NAMESPACES[island]) {
    const words = (of: string) => `src/i18n/catalogues/${of}/${namespace}.ts`;
    add(manifest[words(language)] ? words(language) : words('es'));
  }
  return [...files].map((file) => file.replace(/^assets\//, '').replace(/\.js$/, '')).join(' ');
}
