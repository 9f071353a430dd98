import devServer from '@hono/vite-dev-server';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Entries of the server's build: the process, and the commands of package.json. */
const SERVER_ENTRIES: Record<string, string> = {
  main: 'src/server/main.ts',
  'picture-encoder': 'src/media/encoder/main.server.ts',
  inbox: 'src/server/commands/inbox.ts',
  emails: 'src/server/commands/emails.ts',
  content: 'src/server/commands/content.ts',
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

/** Native or dynamically resolved packages stay outside the bundle; everything else starts faster inside it. */
const EXTERNAL = ['sharp', 'pg-native', 'cloudflare:sockets'];

/** What the browser loads in one piece: React, and what all forms share. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'forms',
    test: /node_modules\/(valibot|idb-keyval)\/|src\/(submissions|captcha|site\/islands\/(forms(?!\/captcha-widget)|outbox|dialog))\/|src\/i18n\/(format|languages)\.ts/,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  css: { transformer: 'lightningcss' },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: isSsrBuild ? { conditions: ['node', 'import', 'module', 'default'] } : {},
  ssr: { noExternal: command === 'build' ? true : [], external: EXTERNAL, target: 'node' },
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    minify: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {
          input: SERVER_ENTRIES,
          external: EXTERNAL,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        }
      : {
          input: { boot: 'src/site/browser/boot.ts' },
          // Few and large: what wakes together comes together, and packs better.
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } },
        },
    reportCompressedSize: false,
  },
  plugins: [
    isSsrBuild && emitSharedPageFiles,
    command === 'serve' &&
      devServer({
        entry: 'src/server/dev.ts',
        // The page brings Vite's client itself, in a way that its security policy allows.
        injectClientScript: false,
      }),
  ],
}));
