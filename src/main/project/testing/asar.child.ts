import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { messageOf } from '@shared/errors';

// Opens the named project and its `app.asar` on a file system that treats `*.asar` as folders, as Electron's does. With
// `original` as the second argument it uses the file system from before the patch.

const [root = '', disk] = process.argv.slice(2);
const original = { ...fs.promises };

const asFolder = async (path: unknown) => {
  if (/\.asar(?:$|\/)/.test(String(path))) return await original.stat(root);
  throw new Error('not of an archive');
};
const patch = <Name extends 'lstat' | 'stat' | 'open' | 'rename'>(
  name: Name,
  ofArchive: (path: unknown) => unknown,
) => {
  const before = original[name] as (...args: unknown[]) => unknown;
  Object.assign(fs.promises, {
    [name]: async (path: unknown, ...rest: unknown[]) =>
      /\.asar(?:$|\/)/.test(String(path)) ? await ofArchive(path) : await before(path, ...rest),
  });
};
patch('lstat', asFolder);
patch('stat', asFolder);
patch('open', (path) => {
  throw new Error(`${path} was looked for in an archive`);
});
patch('rename', () => {
  throw new Error('an archive is not renamed');
});
syncBuiltinESMExports();

const { replaceDisk } = await import('../../base/disk');
const { createWorkspace } = await import('../workspace');
const { readTextFile } = await import('../text-file');
const { renameOver } = await import('../../base/files/rename-over');
if (disk === 'original') replaceDisk(original);

const workspace = await createWorkspace(root);
const file = await workspace.resolve('app.asar');
const stats = await workspace.stat(file);
const read = await readTextFile(workspace, file).then(({ text }) => text, messageOf);
const renamed = await renameOver(file.absolute, `${root}/moved.asar`).then(() => 'moved', messageOf);
process.stdout.write(`${JSON.stringify({ isFolder: stats?.isDirectory() ?? null, read, renamed })}\n`);
