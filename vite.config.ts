import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import devServer from '@hono/vite-dev-server';
import { defineConfig, type Plugin } from 'vite';
import { writeIndexes } from './scripts/indexes.ts';

writeIndexes();

/** Files that come and go while `npm run dev` runs. */
const keepIndexes: Plugin = {
  name: 'keep-indexes',
  configureServer({ watcher }) {
    watcher.on('all', () => writeIndexes());
  },
};

/** Nobody can act on these: libraries mark files for servers that render in parts ('use client'). */
const CHECKS = { moduleLevelDirective: false, bundlerTimings: false };

/** Entries of the server's build: the process, its writer, and the commands of package.json. */
const SERVER_ENTRIES: Record<string, string> = {
  main: 'src/server/main.ts',
  writer: 'src/server/writer/thread.ts',
  'picture-encoder': 'src/media/encoder/main.server.ts',
  inbox: 'src/server/commands/inbox.ts',
  emails: 'src/server/commands/emails.ts',
  content: 'src/server/commands/content.ts',
  owner: 'src/server/commands/owner.ts',
  backup: 'src/server/commands/backup.ts',
  'data-key': 'src/server/commands/data-key.ts',
  restore: 'src/server/commands/restore.ts',
  pictures: 'src/server/commands/pictures.ts',
};

/** Fonts and ground of the pictures of shared pages, which the encoding process reads beside itself. */
const SHARED_PAGE = 'src/media/share';

const emitSharedPageFiles: Plugin = {
  name: 'shared-page-files',
  generateBundle() {
    for (const fileName of readdirSync(SHARED_PAGE)) {
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(`${SHARED_PAGE}/${fileName}`),
      });
    }
  },
};

/**
 * Writes what Latin-1 lacks as escapes: V8 keeps the source of all that is loaded, in each thread, and
 * a single such character doubles the room that a file takes.
 */
const escapeForLatin1: Plugin = {
  name: 'escape-for-latin-1',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /[\u0100-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** Native or dynamically resolved packages stay outside the bundle; everything else starts faster inside it. */
const EXTERNAL = ['sharp', 'pg-native', 'cloudflare:sockets'];

/**
 * Our modules do nothing when they are loaded but declare: each thread loads only what it uses of
 * them, and not what an entry point of a module names besides.
 */
const ONLY_DECLARES =
  /\/src\/(?!server\/(?:main|commands\/[^/]+|writer\/thread)\.ts|media\/encoder\/main)/;

/** What the browser loads in one piece: React, and what all forms share. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'forms',
    test: /node_modules\/(valibot|idb-keyval)\/|src\/(requests|captcha|site\/islands\/(forms(?!\/(?:captcha-widget|pictures))|outbox|dialog))\/|src\/site\/islands\/log-failure\.ts/,
  },
  // Pages without an island of React read dates and languages too.
  { name: 'i18n', test: /src\/i18n\/(?!catalogues\/)/ },
];

/** What the browser's build begins with; service workers are at the root, under names that stay. */
const BROWSER_ENTRIES: Record<string, string> = {
  boot: 'src/site/browser/boot.ts',
  sw: 'src/site/worker/sw.worker.ts',
  'sw-off': 'src/site/worker/sw-off.worker.ts',
};

/**
 * The oldest browsers whose styles are not rewritten: all of the last 30 months know nesting and
 * light-dark(), and what older ones would need lengthens every page by a tenth. Safari of an iPhone has
 * a name of its own, and prefixes that a Mac's does without.
 */
const CSS_BROWSERS = { chrome: '123', firefox: '120', safari: '17.5', ios: '17.5' } as const;

/** The same as Lightning CSS writes them: a version has a byte each for major, minor and patch. */
function lightningTargets(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(CSS_BROWSERS).map(([name, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
    }),
  );
}

const PUBLIC = join(import.meta.dirname, 'public');

/** Files of `public` that pages without a connection need too; the offline page names those of the look. */
const PUBLIC_FILES = ['fonts/icons-v1.svg', 'favicon.svg', 'offline.css'];

/** Scripts that only test pages load. */
const TEST_ONLY = /\/UploadTest-/;

/** Tells the service worker the name of the build and the files to store. */
function buildInWorker(): Plugin {
  return {
    name: 'build-in-worker',
    // After Vite has taken out the scripts that were nothing but a style sheet.
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk' || worker.imports.length > 0)
        throw new Error('The service worker must be one script');
      const scripts = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name));
      const files = [...scripts.filter((name) => !TEST_ONLY.test(name)).sort(), ...PUBLIC_FILES];
      const hash = createHash('sha256').update(files.join());
      for (const name of PUBLIC_FILES) hash.update(readFileSync(join(PUBLIC, name)));
      const build = {
        id: hash.digest('hex').slice(0, 8),
        files: files.map((name) => `/${name}`),
      };
      worker.code = worker.code.replaceAll('__BUILD__', () => JSON.stringify(build));
    },
  };
}

/**
 * What loads the scripts and styles that a script asks for, in place of Vite's own: this is a third of
 * its size, and every page brings it. The styles of a script are there before it runs.
 */
const LOADER = `
const links = {};
const fetched = (name) => links[name] ??= new Promise((done, fail) => {
  const link = document.createElement('link');
  link.href = '/' + name;
  link.rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.onload = done;
  link.onerror = () => {
    delete links[name];
    fail(new Error('Not loaded: ' + name));
  };
  document.head.append(link);
  if (link.rel !== 'stylesheet') done();
});
export const __vitePreload = (load, needed = []) => Promise.all(needed.map(fetched)).then(load);
`;

function smallLoader(): Plugin {
  return {
    name: 'small-loader',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: LOADER, map: null }),
    },
  };
}

/** Leaves out what the parts of the catalogues are called: only the back office says it, by the server. */
const withoutPartNames: Plugin = {
  name: 'without-part-names',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/i18n\/catalogues\// },
    handler: (code) => ({ code: code.replace(/^ *_\w+: .*,$/gm, ''), map: null }),
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: 'public',
  // At the next free port, links and passkeys would be those of who has this one: `SITE_URL` names it.
  server: { strictPort: true },
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets() } },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: isSsrBuild ? { conditions: ['node', 'import', 'module', 'default'] } : {},
  ssr: { noExternal: command === 'build' ? true : [], external: EXTERNAL, target: 'node' },
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    cssTarget: Object.entries(CSS_BROWSERS).map(([name, version]) => `${name}${version}`),
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Pages name the scripts of their islands themselves (`data-modules`): styles are left, and what is no island.
      resolveDependencies: (file, needed) =>
        /\/(?:diner-filter|screen)-/.test(file)
          ? needed
          : needed.filter((name) => name.endsWith('.css')),
    },
    cssMinify: 'lightningcss',
    minify: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {
          checks: CHECKS,
          input: SERVER_ENTRIES,
          external: EXTERNAL,
          treeshake: { moduleSideEffects: [{ test: ONLY_DECLARES, sideEffects: false }] },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // The source stays in memory, and with it what is said of it. Licences stay as well.
            comments: { legal: true, annotation: false, jsdoc: false },
          },
        }
      : {
          checks: CHECKS,
          input: BROWSER_ENTRIES,
          output: {
            // The names stand in every page: short, and told apart by their hashes all the same.
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            entryFileNames: ({ name }) =>
              name.startsWith('sw') ? '[name].js' : 'assets/[name]-[hash:6].js',
            // Few and large: what wakes together comes together, and packs better.
            codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
          },
        },
    reportCompressedSize: false,
  },
  plugins: [
    command === 'build' && !isSsrBuild && withoutPartNames,
    command === 'build' && !isSsrBuild && smallLoader(),
    command === 'build' && !isSsrBuild && buildInWorker(),
    isSsrBuild && emitSharedPageFiles,
    isSsrBuild && escapeForLatin1,
    command === 'serve' && keepIndexes,
    command === 'serve' &&
      devServer({
        entry: 'src/server/dev.ts',
        // The page brings Vite's client itself, in a way that its security policy allows.
        injectClientScript: false,
      }),
  ],
}));
