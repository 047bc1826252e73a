import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import type { BenchRow } from './row';

// The JavaScript that a browser actually fetches for the window before the user opens anything, gzipped: at the first
// paint, and until fetching ends. It excludes preloads of idle moments (`preload-parts.ts`).

export async function scriptRows(context: BrowserContext, address: string): Promise<readonly BenchRow[]> {
  const page = await context.newPage();
  // The page is never idle, so it preloads nothing.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(address);
  await page.getByRole('treeitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await fetchedScripts(page);
  await page.close();
  const against = {
    reference: await gzippedKilobytes(
      path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js'),
    ),
    referenceName: 'react-dom, not minified',
    unit: 'kB',
  } as const;
  return [
    {
      name: 'window: JavaScript fetched before the first paint, gzipped',
      ours: await sizeOf(scripts.filter(({ beforePaint }) => beforePaint)),
      ...against,
      limit: 250,
    },
    {
      name: 'window: JavaScript fetched before anything is opened or preloaded, gzipped',
      ours: await sizeOf(scripts),
      ...against,
      limit: 300,
    },
  ];
}

type Script = { readonly file: string; readonly beforePaint: boolean };

function fetchedScripts(page: Page): Promise<readonly Script[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, beforePaint: startTime < paint }))
      .filter(({ file }) => file.endsWith('.js'));
  });
}

async function sizeOf(scripts: readonly Script[]): Promise<number> {
  const files = new Set(scripts.map(({ file }) => path.join(path.resolve('out', 'renderer'), file)));
  const sizes = await Promise.all([...files].map(gzippedKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzippedKilobytes(file: string): Promise<number> {
  return gzipSync(await readFile(file)).length / 1000;
}
