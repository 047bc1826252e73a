import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

// Native code can crash, so only the host process may load it, and headless mode, which has no window to lose. The
// import rules see only imports; this test also sees `require`.

const source = path.resolve(import.meta.dirname, '..', '..');

/** The files with matching text, relative to `src`, without tests. */
async function filesWith(pattern: RegExp): Promise<string[]> {
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => /\.(?:[cm]?[jt]s|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
  return files.filter((_, index) => pattern.test(texts[index] ?? ''));
}

it('node-pty is loaded in one file', async () => {
  expect(await filesWith(/['"`](?:@lydell\/)?node-pty[/'"`]/)).toEqual([
    path.join('main', 'pty-host', 'pty.ts'),
  ]);
});

it('and that file with the first run, by the host process and by the one that is its own host', async () => {
  expect(await filesWith(/['"`][./\w-]*\/pty(?:\.ts)?['"`]/)).toEqual([
    path.join('main', 'pty-host', 'load-terminal.ts'),
  ]);
  expect((await filesWith(/['"`][./\w-]*\/load-terminal(?:\.ts)?['"`]/)).toSorted()).toEqual([
    path.join('main', 'pty-host', 'pty-host.ts'),
    path.join('main', 'terminal', 'inside-host.ts'),
  ]);
});
