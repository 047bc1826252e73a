import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/chromium';
import { shimBinary } from './e2e/electron-shell';
import { hasSandbox } from './e2e/sandbox-here';
import { findElectron } from './src/main/cli/electron-binary';

// Each spec runs once, most of them against the served host in a real Chromium. Those with the tag `@electron` run in
// Electron: in its binary where it is, otherwise in the shim; on Windows without a binary they are served too. Those with
// `@desktop` need the shim, which answers the system's dialogs.

const binary = await findElectron(import.meta.dirname, process.env);
const hasShim = process.platform !== 'win32';
const electron = binary ?? (hasShim ? shimBinary : null);
const inElectron = electron === shimBinary ? /@electron|@desktop/ : /@electron/;

// Said once: each worker reads this file as well.
if (!hasSandbox && process.env.TEST_WORKER_INDEX === undefined)
  console.warn('NOT TRIED: commands in the sandbox, as there is none here (bubblewrap and socat).');

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'tsconfig.e2e.json',
  testMatch: '*.spec.ts',
  testIgnore: [
    // A package is made on the system it is for; this one is Linux's.
    ...(process.platform === 'linux' ? [] : ['package.spec.ts']),
    ...(hasSandbox ? [] : ['*sandbox.spec.ts']),
  ],
  outputDir: 'test-results/e2e',
  workers: 2,
  // Each that needed it is named at the end of `npm test`, and more than three fail it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: await findChromium(process.env),
    // A page keeps what it compiled, which is half of the time that the window and an editor in it take to open.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    // Nothing is waited for that only moves; the tests of components see it move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Without pictures of its own, which double the time of every test that has an editor on screen; in CI of the second
    // try alone, because recording takes a sixth of the time.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'served',
      metadata: { electron: null },
      grepInvert: electron ? /@electron|@desktop/ : /@desktop/,
    },
    ...(electron ? [{ name: 'electron', metadata: { electron }, grep: inElectron }] : []),
  ],
});
