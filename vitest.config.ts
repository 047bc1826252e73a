import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@shared': new URL('./src/shared', import.meta.url).pathname,
      // Electron itself runs only under its own binary.
      electron: new URL('./src/main/electron/stand-in.ts', import.meta.url).pathname,
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'e2e/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // Real processes and disks: on a busy machine they take their time.
    testTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
