import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const shared = fileURLToPath(new URL('./src/shared', import.meta.url));
const alias = { '@shared': shared };

// Pure JavaScript is bundled, so that a start reads one file; what carries a binary, a worker or tables of its own stays outside.
const bundled = ['openai', 'zod', 'jsonc-parser', 'ignore', 'picomatch', 'diff', 'ws', 'chokidar', 'chardet'];

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
    build: {
      target: 'node22',
      externalizeDeps: { exclude: bundled },
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
      // In kB. The editor is larger than all else together and loaded when it is first shown: no larger one is meant.
      chunkSizeWarningLimit: 3400,
      rolldownOptions: { input: { index: 'src/renderer/index.html' } },
    },
  },
});
