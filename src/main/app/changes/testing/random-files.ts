import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../../base/testing/seeded';

// For tests: seeded random creation and changes of files.

export async function plant(root: string, random: Random): Promise<void> {
  await mkdir(join(root, 'src'));
  for (let at = 0; at < 6; at += 1) {
    const end = random.chance(0.2) ? '\r\n' : '\n';
    const lines = Array.from({ length: 4 + random.below(20) }, (_, line) => `${at} line ${line}${end}`);
    await writeFile(join(root, random.chance(0.5) ? `f${at}.txt` : `src/f${at}.txt`), lines.join(''));
  }
  await writeFile(join(root, 'bytes.bin'), Buffer.from([0, 255, 10, 13, 0, random.below(256)]));
  await symlink('bytes.bin', join(root, 'link'));
}

/** Random changes as commands make them. */
export async function disturb(root: string, random: Random, id: string): Promise<void> {
  const names = [...(await filesIn(root)).keys()];
  const path = join(root, random.of(names) ?? 'none');
  const stats = await lstat(path).catch(() => null);
  const action = random.below(6);
  if (stats === null || action === 0) {
    await mkdir(join(root, `made-${id}`));
    await writeFile(join(root, `made-${id}`, 'file.txt'), `made ${id}\n`);
  } else if (action === 1) await rename(path, `${path}-${id}`);
  else if (action === 2) await rm(path);
  else if (stats.isSymbolicLink()) {
    await rm(path);
    await symlink(id, path);
  } else if (action === 3) await chmod(path, 0o755);
  else await writeFile(path, edited(await readFile(path, 'latin1'), id, random), 'latin1');
}

/** Keeps the user's lines: overwriting them would not be an undo. */
export function edited(text: string, id: string, random: Random): string {
  const lines = linesOf(text);
  const at = random.below(lines.length + 1);
  const isPersons = lines[at]?.startsWith('of the user') ?? true;
  return lines.toSpliced(at, isPersons ? 0 : random.below(2), `changed ${id}\n`).join('');
}

export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

export type Entry = { readonly content: string; readonly kind: 'file' | 'program' | 'link' };

/** By name; links by their target. */
export async function filesIn(root: string): Promise<Map<string, Entry>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found: [string, Entry][] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1);
    if (entry.isSymbolicLink()) found.push([name, { content: await readlink(path), kind: 'link' }]);
    if (!entry.isFile()) continue;
    const runs = ((await lstat(path)).mode & 0o100) !== 0;
    found.push([name, { content: await readFile(path, 'latin1'), kind: runs ? 'program' : 'file' }]);
  }
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}
