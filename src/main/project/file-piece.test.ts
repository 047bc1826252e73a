import { appendFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { fileVersion, readPiece } from './file-piece';
import { createWorkspace, type Workspace } from './workspace';

let root: string;
let workspace: Workspace;
beforeEach(async () => {
  root = await realpath(await tempFolder());
  workspace = await createWorkspace(root);
  await writeFile(join(root, 'file'), 'zero one two');
});

const versionNow = async () => fileVersion(await stat(join(root, 'file')));

async function piece(from: number, length: number, version?: string): Promise<string> {
  const asked = { path: 'file', version: version ?? (await versionNow()), from, length };
  return Buffer.from((await readPiece(workspace, asked)).base64, 'base64').toString();
}

it('holds the bytes that were asked for, as far as there are any', async () => {
  expect([await piece(5, 3), await piece(9, 100), await piece(100, 5)]).toEqual(['one', 'two', '']);
});

it('is never of another version of the file', async () => {
  const before = await versionNow();
  await appendFile(join(root, 'file'), ' three');
  await expect(piece(0, 4, before)).rejects.toMatchObject({ code: 'stale' });
  expect(await piece(0, 4)).toBe('zero');
});

it('is never of a file outside the project', async () => {
  const outside = { path: '../file', version: '', from: 0, length: 1 };
  await expect(readPiece(workspace, outside)).rejects.toMatchObject({ code: 'outside-project' });
});
