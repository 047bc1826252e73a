import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findProgram, gitPath } from './git';

const program = process.platform === 'win32' ? 'tool.exe' : 'tool';

it('finds a program by its absolute path, in the order of the search path', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pilotfish-programs-'));
  for (const folder of ['one', 'two', 'plain']) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, program), '');
    await chmod(join(root, folder, program), folder === 'plain' ? 0o644 : 0o755);
  }
  const searchPath = ['plain', 'missing', 'two', 'one'].map((folder) => join(root, folder)).join(delimiter);
  expect(await findProgram('tool', searchPath)).toBe(join(root, 'two', program));
});

it('looks in no folder that depends on where the application was started', async () => {
  expect(await findProgram('package.json', ['', '.', 'node_modules/..'].join(delimiter))).toBeNull();
});

it('finds git, or says there is none, once', async () => {
  expect(gitPath()).toBe(gitPath());
  expect((await gitPath()) ?? '/none').toMatch(/^([A-Z]:)?[\\/]/);
});
