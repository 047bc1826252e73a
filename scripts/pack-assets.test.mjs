import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder } from '../src/main/base/testing/temp-folder.ts';
import { packAssets } from './pack-assets.mjs';

test('text that gets smaller stands packed beside itself, and nothing else does', async () => {
  const folder = await tempFolder();
  const script = 'export const fish = 1;\n'.repeat(200);
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'a.js'), script);
  await writeFile(path.join(folder, 'assets', 'small.js'), 'export {};');
  await writeFile(path.join(folder, 'assets', 'font.woff2'), script);
  await packAssets(folder);
  expect((await readdir(path.join(folder, 'assets'))).sort()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'font.woff2',
    'small.js',
  ]);
  expect(String(brotliDecompressSync(await readFile(path.join(folder, 'assets', 'a.js.br'))))).toBe(script);
  expect(String(gunzipSync(await readFile(path.join(folder, 'assets', 'a.js.gz'))))).toBe(script);
});
