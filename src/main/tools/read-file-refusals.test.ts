import { execFile } from 'node:child_process';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { createReadFile } from './read-file';
import { createTestContext, runTool, type TestContext } from './testing/test-context';
import { samplePng } from './testing/test-files';

// Each refusal of `read_file` has its own text.

const run = promisify(execFile);
let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const read = async (input: Record<string, unknown>, overrides: Partial<TestContext> = {}) => {
  const given = { ...context, ...overrides };
  return (await runTool(createReadFile(given), given, { path: 'file', ...input })).forModel;
};
const at = (path: string) => join(context.root, path);
const write = (content: string | Uint8Array, path = 'file') => writeFile(at(path), content);

it('refuses when the offset is past the end', async () => {
  await write('one\ntwo\n');
  await expect(read({ offset: 2 })).rejects.toThrow(
    `Offset 2 is past the end of ${at('file')}, which has 2 lines.`,
  );
  await write('one');
  await expect(read({ offset: 9 })).rejects.toThrow(
    `Offset 9 is past the end of ${at('file')}, which has 1 line.`,
  );
});

it('refuses binary content', async () => {
  await write(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2]));
  await expect(read({})).rejects.toThrow(`Cannot display content of binary file: ${at('file')}`);
  expect([...context.seenPaths]).toEqual([]);
});

it('refuses when there is no such file', async () => {
  await expect(read({ path: 'no' })).rejects.toThrow(`File not found: ${at('no')}`);
});

it('refuses a directory', async () => {
  await mkdir(at('folder'));
  await expect(read({ path: 'folder' })).rejects.toThrow(`Path is a directory, not a file: ${at('folder')}`);
});

it('refuses a FIFO, a socket and a device, without waiting', async () => {
  await run('mkfifo', [at('fifo')]);
  await expect(read({ path: 'fifo' })).rejects.toThrow(`Not a regular file: ${at('fifo')}`);
  const server = createServer().listen(at('socket'));
  await new Promise((resolve) => server.once('listening', resolve));
  await expect(read({ path: 'socket' })).rejects.toThrow(`Not a regular file: ${at('socket')}`);
  server.close();
  await symlink('/dev/zero', at('zero'));
  await expect(read({ path: 'zero' })).rejects.toThrow('Path must be within the project: zero');
});

it('refuses what lies outside of the project', async () => {
  await expect(read({ path: '/etc/passwd' })).rejects.toThrow('Path must be within the project: /etc/passwd');
});

it('refuses an image or PDF that is too large to be passed on', async () => {
  await write(samplePng);
  await truncate(at('file'), 21 * 1024 * 1024);
  await expect(read({}, { accepts: () => true })).rejects.toThrow(
    `File is too large: ${at('file')} has 21 MB; a PNG file can be read up to 20 MB.`,
  );
});

it('refuses a PDF that is broken', async () => {
  await write('%PDF-1.4\nno document', 'a.pdf');
  await expect(read({ path: 'a.pdf' })).rejects.toThrow(`Cannot read the PDF ${at('a.pdf')}: `);
});
