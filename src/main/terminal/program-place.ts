import { realpath } from 'node:fs/promises';
import { delimiter, isAbsolute, relative } from 'node:path';
import { findProgram } from '../project/git';

// Whether a bare name really is the system's program: a folder of the project in the search path could hold another.

/** Why it is not, as the person reads it; null when it is. `root` is the project's canonical folder. */
export async function programProblem(
  name: string,
  root: string,
  searchPath = process.env.PATH ?? '',
): Promise<string | null> {
  if (builtIns.has(name)) return null;
  if (searchPath.split(delimiter).some((folder) => !isAbsolute(folder)))
    return 'the search path holds a folder that is not absolute';
  const found = await findProgram(name, searchPath);
  if (found === null) return null;
  // Its name is as good as it itself: a link may be exchanged.
  for (const path of [found, await realpath(found)])
    if (isWithin(root, path)) return `${name} is a program of the project`;
  return null;
}

function isWithin(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '..' && !/^\.\.[/\\]/.test(inside) && !isAbsolute(inside);
}

const builtIns = new Set(['cd', 'echo', 'printf', 'pwd', 'test', 'true', 'false', ':', 'type', 'command']);
