import { defineConfig } from 'vite';

/**
 * The back office's application: a build of its own, so that nothing of it changes what a visitor
 * loads. Each screen is a script of its own, loaded when it is opened.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/office',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsDir: 'admin/assets',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // With React, ra-core and MUI, 230 KB as brotli.
    chunkSizeWarningLimit: 1_000,
    // The site brings them.
    copyPublicDir: false,
    rolldownOptions: {
      // Libraries mark files for servers that render them ('use client'), which this is not.
      // The sign-in screen and the first screen are screens like others, and in the first file all the same.
      checks: {
        moduleLevelDirective: false,
        bundlerTimings: false,
        ineffectiveDynamicImport: false,
      },
      // Types of documents and forms are declared there: the office is told of them, and takes lists of
      // words and what counts alone.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(?:content|requests)\//, sideEffects: false }],
      },
      input: ['src/office/app/main.tsx', 'src/office/worker/office.worker.ts'],
      output: {
        // Each round trip costs a slow phone more than bytes do: what the sign-in screen and the first screen
        // need is one file, the words of all other screens another, and what eight of those share.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], test: (id) => !id.includes('/office/worker/') },
            { name: 'words', test: /\/office\/(?:screens\/.*words|inbox-words)\.ts$/ },
            { name: 'shared', minShareCount: 8 },
          ],
        },
        // A service worker keeps its address, and its scope is the folder that it is in.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('office.worker.ts')
            ? 'admin/sw.js'
            : 'admin/assets/[name]-[hash].js',
      },
    },
  },
});
