import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { root } from './run.mjs';

// `node scripts/draw-icon.mjs`: resources/icon.png from resources/icon.svg, for the packager.

const folder = path.join(root, 'resources');
const svg = await readFile(path.join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } });
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
await writeFile(path.join(folder, 'icon.png'), await page.screenshot({ omitBackground: true }));
await browser.close();
