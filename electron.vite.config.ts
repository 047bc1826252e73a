import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const shared = fileURLToPath(new URL('./src/shared', import.meta.url));
const alias = { '@shared': shared };

// Who bundles a library owes its authors their notice.
const license = { fileName: 'LICENSES.md' };

// `composes` of a CSS module becomes a rule that stands in no file; Vite makes it, and then warns of whoever did.
const composesWithoutWarning: Plugin = {
  name: 'composes-without-warning',
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
    };
  },
};

export default defineConfig({
  main: {
    resolve: { alias },
    // What carries a binary or tables of its own, or is loaded by path, is in `dependencies` and stays outside; the rest is
    // bundled, so that a start reads one file and a package carries nothing twice.
    build: {
      target: 'node22',
      license,
      rolldownOptions: {
        input: {
          index: 'src/main/index.ts',
          cli: 'src/main/cli.ts',
          'pty-host': 'src/main/terminal/pty-host.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    resolve: { alias },
    plugins: [react(), composesWithoutWarning],
    build: {
      minify: true,
      license,
      // In kB. The editor is larger than all else together and loaded when it is first shown: no larger one is meant.
      chunkSizeWarningLimit: 3400,
      rolldownOptions: { input: { index: 'src/renderer/index.html' } },
    },
  },
});
