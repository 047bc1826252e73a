import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openBrowser } from './browser';

/** A stand-in for `xdg-open` that records its arguments. */
async function opener(): Promise<{ env: NodeJS.ProcessEnv; called: Promise<string> }> {
  const folder = await tempFolder();
  await mkdir(path.join(folder, 'out'));
  const script = path.join(folder, 'xdg-open');
  await writeFile(
    script,
    `#!/bin/sh\n{ printf '%s\\n' "$@"; env; } > "${folder}/written" && mv "${folder}/written" "${folder}/out/called"\n`,
    { mode: 0o755 },
  );
  const watcher = watch(path.join(folder, 'out'));
  onTestFinished(() => watcher.close());
  const called = once(watcher, 'change').then(() => readFile(path.join(folder, 'out', 'called'), 'utf8'));
  return {
    env: { PATH: `${folder}:${process.env.PATH}`, DISPLAY: ':1', OPENAI_API_KEY: 'canary-key-1' },
    called,
  };
}

test('the browser gets the address, and no secret of ours', async () => {
  const { env, called } = await opener();
  openBrowser('http://127.0.0.1:4000/?token=abc', env, 'linux');
  const text = await called;
  expect(text).toMatch(/^http:\/\/127\.0\.0\.1:4000\/\?token=abc\n/);
  expect(text).toContain('DISPLAY=:1');
  expect(text).not.toContain('canary');
});

test('where nothing can open it, nothing happens', () => {
  expect(() => openBrowser('http://127.0.0.1/', { PATH: '', DISPLAY: ':1' })).not.toThrow();
  expect(() => openBrowser('http://127.0.0.1/', {}, 'linux')).not.toThrow();
});
