import { createHash } from 'node:crypto';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Brought } from '@shared/trust/trust';
import { readFile, realpath } from '../base/disk';
import { findProgram } from '../base/processes/git';
import { searchPathOutside } from '../command-safety/programs/locate-program';
import { openedPlaces } from '../sandbox/opened-places';

// Executable that the settings name: where it is, and, if it is a file of the project, what exactly is accepted of it.
// A script that reads other files of the project is held to its own text alone.

export type Executable = {
  /** Absolute. */
  readonly file: string;
  /** As something that the project brings; null: it is none of its files. */
  readonly brought: Brought | null;
  /** Changes whenever it is another program. */
  readonly version: string;
};

/**
 * `named`: absolute, relative to the project where it has a folder in it, or a bare name that is looked for in the search
 * path, outside of the project alone. Null: there is no such file.
 */
export async function findExecutable(named: string, root: string): Promise<Executable | null> {
  const isBare = !/[/\\]/.test(named);
  const file = isBare
    ? await findProgram(named, await searchPathOutside(root, process.env.PATH ?? ''))
    : placeOf(named, root);
  if (file === null) return null;
  try {
    const real = await realpath(file);
    if (!isWithin(root, file) && !isWithin(root, real)) return { file, brought: null, version: file };
    const content = await readFile(file);
    const name = relative(root, isWithin(root, file) ? file : real).replaceAll(sep, '/');
    const definition = definitionOf(content);
    return {
      file,
      brought: {
        kind: 'discovery-command',
        name,
        file: name,
        definition,
        opened: openedPlaces({}),
        fault: null,
      },
      version: `${file} ${hashOf(content)}`,
    };
  } catch {
    return null;
  }
}

/** Whether the settings may name a file of the project; told without a look at any. */
export function mayBeOfProject(named: string, root: string): boolean {
  return /[/\\]/.test(named) && isWithin(root, placeOf(named, root));
}

function placeOf(named: string, root: string): string {
  return isAbsolute(named) ? named : join(root, named);
}

const longestShown = 100_000;

/** A script as it is; what is no text, or too long to be read, by its hash. */
function definitionOf(content: Buffer): string {
  const isShown = content.length <= longestShown && !content.includes(0);
  return isShown ? content.toString('utf8') : `SHA-256 ${hashOf(content)}`;
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function isWithin(root: string, path: string): boolean {
  return path.startsWith(root + sep);
}
