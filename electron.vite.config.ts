import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const shared = new URL('./src/shared', import.meta.url).pathname;
const alias = { '@shared': shared };

// Pure JavaScript is bundled, so that a start reads one file; what carries a binary, a worker or tables of its own stays outside.
const bundled = ['openai', 'zod', 'jsonc-parser', 'ignore', 'picomatch', 'diff', 'ws', 'chokidar', 'chardet'];

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
    plugins: [react()],
    build: {
      minify: true,
      rolldownOptions: { input: { index: 'src/renderer/index.html' } },
    },
  },
});
