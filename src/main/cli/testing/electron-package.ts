import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../base/testing/temp-folder';

/** For tests: a package folder in which electron's package is installed, its binary only if `inside` is given. */
export async function electronPackageFolder(inside?: string): Promise<string> {
  const folder = await tempFolder();
  const electron = path.join(folder, 'node_modules', 'electron');
  await mkdir(path.join(electron, 'dist'), { recursive: true });
  await writeFile(path.join(electron, 'package.json'), '{ "name": "electron", "version": "1.0.0" }');
  await writeFile(path.join(electron, 'index.js'), 'throw new Error("must not be loaded")');
  if (inside === undefined) return folder;
  await writeFile(path.join(electron, 'path.txt'), inside);
  await writeFile(path.join(electron, 'dist', inside), '');
  return folder;
}
