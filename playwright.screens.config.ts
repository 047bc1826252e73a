import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/chromium';

// `npm run screens [-- -g "de settings"]`: pictures of the window, to be looked at.

export default defineConfig({
  testDir: 'e2e/screens',
  testMatch: 'screens.ts',
  // Which leads to the texts of the window.
  tsconfig: './tsconfig.e2e.json',
  outputDir: 'test-results/screens',
  workers: 2,
  reporter: 'list',
  fullyParallel: true,
  timeout: 40_000,
  use: {
    actionTimeout: 12_000,
    launchOptions: await findChromium(process.env),
    viewport: { width: 1440, height: 900 },
  },
  projects: [{ name: 'served', metadata: { electron: null } }],
});
