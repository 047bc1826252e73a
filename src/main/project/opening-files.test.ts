import { execFile } from 'node:child_process';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeds } from '../base/testing/share';
import { startTestWorkspace, type TestWorkspace } from './testing/test-workspace';
import { createWorkspace } from './workspace';

const run = promisify(execFile);
const onLinux = process.platform === 'linux';

let test: TestWorkspace;

beforeEach(async () => {
  test = await startTestWorkspace();
});

describe('opening a file', () => {
  it('reads a regular file', async () => {
    expect(await test.readText('src/a.ts')).toBe('inside');
  });

  it.each([
    ['missing.ts', 'File not found: '],
    ['missing/deep.ts', 'File not found: '],
    ['src/a.ts/below', 'File not found: '],
    ['src', 'Path is a directory, not a file: '],
  ])('says of %s: %s', async (path, message) => {
    await expect(test.readText(path)).rejects.toThrow(message + join(test.root, path));
  });

  it('says that the root is a directory', async () => {
    await expect(test.readText('.')).rejects.toThrow(`Path is a directory, not a file: ${test.root}`);
  });

  it('refuses a FIFO at once, though nobody writes to it', async () => {
    await run('mkfifo', [join(test.root, 'pipe')]);
    await expect(test.readText('pipe')).rejects.toThrow(`Not a regular file: ${join(test.root, 'pipe')}`);
  });

  it('refuses a socket', async () => {
    const server = createServer().listen(join(test.root, 'socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    await expect(test.readText('socket')).rejects.toThrow(`Not a regular file: ${join(test.root, 'socket')}`);
    await new Promise((resolve) => server.close(resolve));
  });

  it.runIf(onLinux)('refuses devices in a project that holds them', async () => {
    const everything = await createWorkspace('/dev');
    const place = await everything.resolve('zero');
    await expect(everything.openFile(place)).rejects.toThrow('Not a regular file: ');
  });

  it('does not follow a link that took the place of the file after it was resolved', async () => {
    const place = await test.workspace.resolve('src/a.ts');
    await rm(place.absolute);
    await symlink(join(test.base, 'secret.txt'), place.absolute);
    await expect(test.workspace.openFile(place)).rejects.toThrow(`Not a regular file: ${place.absolute}`);
  });

  it('does not follow a link that took the place of a folder on the way', async () => {
    const place = await test.workspace.resolve('src/secret.txt');
    await rename(join(test.root, 'src'), join(test.root, 'old'));
    await symlink(test.base, join(test.root, 'src'));
    await expect(test.workspace.openFile(place)).rejects.toThrow(`File not found: ${place.absolute}`);
    await expect(test.workspace.holdParent(place, 'fail')).rejects.toThrow(
      `Path is not a directory: ${join(test.root, 'src')}`,
    );
    await expect(test.workspace.readDirectory(await test.workspace.resolve('old'))).resolves.toHaveLength(1);
  });

  it('never reads outside while folder and link are exchanged all the time', async () => {
    await writeFile(join(test.root, 'src', 'secret.txt'), 'inside');
    const place = await test.workspace.resolve('src/secret.txt');
    await symlink(test.base, join(test.root, 'trap'));
    const { length: attempts } = seeds(200, 2_000);
    let exchanging = true;
    const exchange = (async () => {
      while (exchanging) {
        await rename(join(test.root, 'src'), join(test.root, 'aside'));
        await rename(join(test.root, 'trap'), join(test.root, 'src'));
        await rename(join(test.root, 'src'), join(test.root, 'trap'));
        await rename(join(test.root, 'aside'), join(test.root, 'src'));
      }
    })();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < attempts || !seen.has('inside'); attempt++) {
      const text = await test.workspace.openFile(place).then(
        async (handle) => {
          const content = await handle.readFile('utf8');
          await handle.close();
          return content;
        },
        () => 'refused',
      );
      seen.add(text);
    }
    exchanging = false;
    await exchange;
    expect(seen).not.toContain('secret');
    expect(seen).toContain('inside');
    expect(await readFile(join(test.base, 'secret.txt'), 'utf8')).toBe('secret');
  });
});
