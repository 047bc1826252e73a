import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertWritable } from '../../project/assert-writable';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { pathFailure } from '../path-failure';
import { tempFolder } from '../testing/temp-folder';
import { StaleError, ToolError } from '../tool-error';
import { assertNotReadOnly, writeFailure } from './write-failure';

const failed = (code: string) => Object.assign(new Error(`${code}: reason`), { code });
const messageFor = (code: string) => (writeFailure(failed(code), '/p/a') as Error).message;

describe('a failed write', () => {
  it.each([
    ['ENOSPC', 'No space left on the disk to write /p/a. Nothing was written.'],
    ['EDQUOT', 'No space left on the disk to write /p/a. Nothing was written.'],
    ['EFBIG', 'The new /p/a exceeds the file size limit of the disk or the user. Nothing was written.'],
    ['EROFS', 'The disk is read-only: /p/a. Nothing was written.'],
    ['EACCES', 'Permission denied: /p/a'],
    ['EPERM', 'Permission denied: /p/a'],
    ['EBUSY', 'File is in use by another program: /p/a. Close it there and try again. Nothing was written.'],
    [
      'ETXTBSY',
      'File is in use by another program: /p/a. Close it there and try again. Nothing was written.',
    ],
    ['EHELD', 'Cannot replace /p/a: EHELD: reason. Nothing was written.'],
    ['EIO', 'The disk failed while Pilotfish wrote /p/a: EIO: reason. The old file is unchanged.'],
    ['EOWNER', 'Cannot keep the owner of /p/a: EOWNER: reason. Nothing was written.'],
    [
      'EUNCONFIRMED',
      'Pilotfish wrote /p/a, but the disk did not confirm that the data is stored: EUNCONFIRMED: reason',
    ],
    ['ENAMETOOLONG', 'Path is too long: /p/a'],
    ['ENOENT', 'Directory not found: /p'],
    ['EWHATEVER', 'Cannot access /p/a: EWHATEVER: reason'],
  ])('with %s says: %s', (code, message) => {
    expect(messageFor(code)).toBe(message);
    expect(writeFailure(failed(code), '/p/a')).toBeInstanceOf(ToolError);
  });

  it('because a file has come up is stale', () => {
    expect(writeFailure(failed('EEXIST'), '/p/a')).toEqual(new StaleError('/p/a'));
  });

  it('keeps what is said already, the reason of an abort, and the cause', () => {
    const said = new ToolError('said');
    const stop = AbortSignal.abort(failed('EIO'));
    expect(writeFailure(said, '/p/a')).toBe(said);
    expect(writeFailure(stop.reason, '/p/a', stop)).toBe(stop.reason);
    const cause = failed('ENOSPC');
    expect((writeFailure(cause, '/p/a') as Error).cause).toBe(cause);
  });
});

describe('a failed access', () => {
  it.each([
    ['EACCES', 'Permission denied: /p/a'],
    ['EPERM', 'Permission denied: /p/a'],
    ['EISDIR', 'Path is a directory, not a file: /p/a'],
    ['ELOOP', 'Path contains a loop of links: /p/a'],
    ['ENXIO', 'Not a regular file: /p/a'],
    ['EBUSY', 'File is in use by another program: /p/a'],
    ['ENOENT', 'File not found: /p/a'],
    ['ENOTDIR', 'File not found: /p/a'],
    [
      'EMFILE',
      'Cannot open /p/a: too many files are open on this machine. Close some programs and try again.',
    ],
  ])('with %s says: %s', (code, message) => {
    expect(pathFailure(failed(code), '/p/a', 'File not found: /p/a').message).toBe(message);
  });
});

describe('before anybody is asked', () => {
  let root: string;
  let workspace: Workspace;

  beforeEach(async () => {
    root = await realpath(await tempFolder());
    workspace = await createWorkspace(root);
  });

  const check = async (path: string) => assertWritable(workspace, await workspace.resolve(path));

  it('old, new and deep new files are found writable', async () => {
    await writeFile(join(root, 'old'), '');
    for (const path of ['old', 'new', 'a/b/new']) await expect(check(path)).resolves.toBeUndefined();
  });

  it('a read-only file is refused, also for a user whom its mode does not stop', async () => {
    await writeFile(join(root, 'old'), '', { mode: 0o444 });
    await expect(check('old')).rejects.toThrow(`File is read-only: ${join(root, 'old')}`);
    expect(() => assertNotReadOnly({ mode: 0o100464 }, 'x')).not.toThrow();
  });

  it('a new file below a file is refused', async () => {
    await writeFile(join(root, 'old'), '');
    await mkdir(join(root, 'dir'));
    await expect(check('old/sub/new')).rejects.toThrow(`Path is not a directory: ${join(root, 'old')}`);
  });
});
