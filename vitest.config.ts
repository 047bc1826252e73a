import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './e2e/chromium.ts';
import { bundleComponents } from './scripts/bundle-components.ts';
import { today } from './src/main/base/testing/share.ts';

// Unit tests run in Node: file after file in one process, those of a window with fresh modules, or each in a process of
// its own. Components run in a real browser, against a main that plays a script (`src/renderer/testing`).
// `npx vitest run <file>` starts what the file needs and nothing else.

const components = 'src/renderer/**/*.component.test.tsx';
const tests = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'e2e/**/*.test.ts', 'scripts/**/*.test.mjs'];
// The state of a window is in its modules, and so is that of the stand-in of Electron.
const windows = ['src/renderer/**/*.test.ts', 'src/renderer/**/*.test.tsx', 'src/main/electron/**/*.test.ts'];
// What these are about is the state of one process: the search path as it was when git was first looked for, the
// terminals of a process, the thread of the sandbox with its proxy, the memory that it takes.
const alone = [
  'src/main/{app/opening-starts-no-git,queue/unasked-git,queue/unasked-reading}.test.ts',
  'src/main/terminal/inside-host.test.ts',
  'src/main/sandbox/**/*.test.ts',
  'src/main/{app,commands,mcp}/confined-*.test.ts',
  'src/main/{commands/open-ports,command-tools/run-programs}.test.ts',
  'e2e/{random-reviews,server-state}.test.ts',
  'src/main/project/text/text-window.test.ts',
];

const inNode = {
  // Real processes and disks: on a busy machine they take their time.
  testTimeout: 60_000,
  globalSetup: ['./scripts/bundle-processes.ts', './src/main/base/testing/remove-temp-folders.ts'],
  env: {
    // Whatever the developer's own language is.
    LANGUAGE: 'en',
    // A run that midnight interrupts keeps its share of the proofs that repeat themselves.
    STRESS_SEED: String(today),
    // Node compiles the source of the processes that tests start only once.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url)),
  },
  pool: 'forks' as const,
  // More than the machine has processors: much of the time they wait for processes and disks.
  maxWorkers: 4,
  // Before the components, which need the processors for themselves.
  sequence: { groupOrder: 0 },
};

export default defineConfig(async () => ({
  resolve: {
    alias: {
      '@shared': fileURLToPath(new URL('./src/shared', import.meta.url)),
      // Electron itself runs only under its own binary.
      electron: fileURLToPath(new URL('./src/main/electron/testing/stand-in.ts', import.meta.url)),
      'node:original-fs': fileURLToPath(new URL('./e2e/electron-shim/original-fs.ts', import.meta.url)),
    },
  },
  test: {
    maxWorkers: 2,
    // Until a state is there, on a busy machine too.
    expect: { poll: { timeout: 10_000 } },
    onStackTrace: (_: unknown, { file }: { readonly file: string }) => !file.includes('/node_modules/'),
    projects: [
      {
        extends: true as const,
        test: {
          ...inNode,
          name: 'unit',
          include: tests,
          exclude: [...windows, ...alone],
          // A process runs file after file: what a file changes of it, it puts back.
          isolate: false,
        },
      },
      {
        extends: true as const,
        test: {
          ...inNode,
          name: 'windows',
          include: windows,
          exclude: [components],
          isolate: false,
          setupFiles: ['./src/renderer/testing/fresh-modules.ts'],
        },
      },
      {
        extends: true as const,
        test: {
          ...inNode,
          name: 'alone',
          include: alone,
        },
      },
      {
        extends: true as const,
        plugins: [react(), bundleComponents(components)],
        // What the window and its workers import, found before the first test: found later, it would be loaded a second time.
        optimizeDeps: { entries: ['src/renderer/app/App.tsx', 'src/renderer/**/*-worker.ts', components] },
        test: {
          name: 'components',
          sequence: { groupOrder: 1 },
          include: [components],
          // One more than processors: a page often waits for clicks and answers.
          maxWorkers: 3,
          testTimeout: 15_000,
          // The next picture is there after 17 ms.
          expect: { poll: { interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await findChromium(process.env) }),
            instances: [{ browser: 'chromium' as const }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
}));
