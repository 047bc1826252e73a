import fs, { mkdir, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { registerScheme, serveRenderer } from './protocol';
import { protocol } from './testing/stand-in';

async function ask(url: string, method = 'GET'): Promise<Response> {
  const folder = await tempFolder();
  const renderer = path.join(folder, 'renderer');
  await mkdir(path.join(renderer, 'assets'), { recursive: true });
  await mkdir(path.join(renderer, 'folder.js'));
  await writeFile(path.join(renderer, 'index.html'), '<!doctype html>');
  await writeFile(path.join(renderer, 'assets', 'index-1.js'), 'export {};');
  await writeFile(path.join(folder, 'outside.js'), 'outside');
  serveRenderer(renderer);
  const handler = protocol.handlers.get('app');
  if (!handler) throw new Error('the scheme has no handler');
  // Node's own `Request` would resolve `..` before the handler sees it. Electron's URL may contain anything.
  return await handler({ url, method } as Request);
}

test('the scheme is a secure origin with the right to fetch, and nothing more', () => {
  registerScheme();
  expect(protocol.schemes).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
});

test('the page comes with its policy', async () => {
  const response = await ask('app://pilotfish/');
  expect(await response.text()).toBe('<!doctype html>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    ),
  });
});

test('its scripts are kept, their names change with them', async () => {
  const response = await ask('app://pilotfish/assets/index-1.js');
  expect(await response.text()).toBe('export {};');
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
});

test.each([
  'app://evil/',
  'app://pilotfish.evil/',
  'app://pilotfish/../outside.js',
  'app://pilotfish/..%2foutside.js',
  'app://pilotfish/assets/..%5c..%5coutside.js',
  'app://pilotfish/%2e%2e%2foutside.js',
  'app://pilotfish//etc/passwd',
  'app://pilotfish/nothing.js',
  'not a url',
])('%s leads nowhere', async (url) => {
  const response = await ask(url);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

// In Electron, `open` first copies a file of the archive to the temporary folder each time.
test('a file is read, not opened', async () => {
  const open = vi.spyOn(fs, 'open');
  syncBuiltinESMExports();
  const response = await ask('app://pilotfish/');
  const wasOpened = open.mock.calls.length > 0;
  open.mockRestore();
  syncBuiltinESMExports();
  expect(await response.text()).toBe('<!doctype html>');
  expect(wasOpened).toBe(false);
});

test('a folder is no file', async () => {
  expect((await ask('app://pilotfish/folder.js')).status).toBe(404);
});

test('only GET is answered', async () => {
  expect((await ask('app://pilotfish/', 'POST')).status).toBe(405);
});
