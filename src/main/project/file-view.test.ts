import { createHash } from 'node:crypto';
import { realpath, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileView } from '@shared/project/project';
import { say } from '@shared/texts/text';
import iconv from 'iconv-lite';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { samplePdf, samplePng } from '../tools/testing/test-files';
import { viewFile } from './file-view';
import { createWorkspace, type Workspace } from './workspace';

let root: string;
let workspace: Workspace;
beforeEach(async () => {
  root = await realpath(await tempFolder());
  workspace = await createWorkspace(root);
});
const write = (content: string | Uint8Array) => writeFile(join(root, 'file'), content);
const view = () => viewFile(workspace, 'file');
const worded = (shown: FileView) =>
  shown.kind === 'unshowable' ? { ...shown, reason: say(shown.reason) } : shown;

it('shows a text whole, with the line ends of Unix and the hash of its bytes', async () => {
  const bytes = iconv.encode('Grüße\r\n漢字\r\n', 'utf-16le', { addBOM: true });
  await write(bytes);
  expect(await view()).toEqual({
    kind: 'text',
    path: 'file',
    text: 'Grüße\n漢字\n',
    hash: createHash('sha256').update(bytes).digest('hex'),
    encoding: 'utf-16le',
    bom: true,
    lineEnds: 'CRLF',
  });
});

it.each([
  ['a\nb\n', 'LF'],
  ['a\r\nb\n', 'mixed'],
  ['', 'LF'],
])('tells how the lines of %j end', async (text, lineEnds) => {
  await write(text);
  expect(await view()).toMatchObject({ lineEnds });
});

it('a document comes in pieces of one version', async () => {
  await write(samplePdf(['Hello']));
  const { size } = await stat(join(root, 'file'));
  expect(await view()).toEqual({ kind: 'pdf', path: 'file', size, version: expect.any(String) });
  await truncate(join(root, 'file'), 256 * 1024 * 1024 + 1);
  expect(worded(await view())).toMatchObject({ reason: expect.stringContaining('up to 256 MB') });
});

it('shows a picture', async () => {
  await write(samplePng);
  expect(await view()).toEqual({
    kind: 'image',
    path: 'file',
    mimeType: 'image/png',
    base64: samplePng.toString('base64'),
  });
});

it.each([[Buffer.from([1, 0, 2]), 'Cannot display this binary file as text.']])(
  'says why it does not show something else',
  async (content, reason) => {
    await write(content);
    expect(worded(await view())).toEqual({ kind: 'unshowable', path: 'file', reason });
  },
);

it('of a text of more than 10 MB shows the first lines, which have no hash to be written over', async () => {
  const line = `${'x'.repeat(98)}\r\n`;
  const count = 120_000;
  await write(line.repeat(count));
  const lines = Math.floor((1024 * 1024) / 100);
  expect(await view()).toEqual({
    kind: 'beginning',
    path: 'file',
    text: `${'x'.repeat(98)}\n`.repeat(lines),
    shown: lines * 100,
    size: count * 100,
    version: expect.any(String),
    encoding: 'utf-8',
    lineEnds: 'CRLF',
  });
  await truncate(join(root, 'file'), 10 * 1024 * 1024);
  expect(await view()).toMatchObject({ kind: 'text', hash: expect.any(String) });
});

it('does not show a picture of more than 20 MB, nor the beginning of what is no text', async () => {
  await write(samplePng);
  await truncate(join(root, 'file'), 30 * 1024 * 1024);
  const reason = 'This file has 30 MB. Pilotfish displays files up to 20 MB.';
  expect(worded(await view())).toEqual({ kind: 'unshowable', path: 'file', reason });
  await write('text');
  await truncate(join(root, 'file'), 30 * 1024 * 1024);
  expect(worded(await view())).toMatchObject({ reason: expect.stringContaining('binary file') });
});

it('refuses in words a window can show', async () => {
  await expect(view()).rejects.toMatchObject({
    name: 'AppError',
    message: `File not found: ${root}/file`,
    told: { key: 'project-files.no-file', params: { path: `${root}/file` } },
  });
  await expect(viewFile(workspace, '/etc/passwd')).rejects.toMatchObject({ code: 'outside-project' });
});
