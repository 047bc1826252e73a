import { join, parse, sep } from 'node:path';
import { lstat, readdir } from '../disk';
import { isMissing } from '../errno';

// Unicode writes some letters in two ways: "é" is one character (NFC), or "e" and an accent (NFD). For users both look
// the same.

/**
 * The path with each missing name replaced by the one entry that equals it under NFC. A name with zero or several such
 * entries stays. Reads a folder only if a name in it is missing and has non-ASCII characters.
 */
export async function withEqualNames(absolute: string): Promise<string> {
  if (isAscii(absolute)) return absolute;
  const { root } = parse(absolute);
  let found = root;
  for (const name of absolute.slice(root.length).split(sep)) found = join(found, await nameIn(found, name));
  return found;
}

async function nameIn(folder: string, name: string): Promise<string> {
  if (isAscii(name) || (await exists(join(folder, name)))) return name;
  const composed = name.normalize('NFC');
  const names = await readdir(folder).catch(() => []);
  const equal = names.filter((other) => other.normalize('NFC') === composed);
  return equal.length === 1 && equal[0] !== undefined ? equal[0] : name;
}

async function exists(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
