import { createHash } from 'node:crypto';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Brought } from '@shared/trust/trust';
import { readFile, realpath } from '../base/disk';
import { findProgram } from '../base/processes/git';
import { searchPathOutside } from '../command-safety/programs/locate-program';
import { openedPlaces } from '../sandbox/opened-places';

// Executable that the settings name: its path, and the definition to accept if it is a file of the project. The
// definition of a script is only its own text; files that it reads are not part of it.

export type Executable = {
  /** Absolute. */
  readonly file: string;
  /** The project-provided thing; null if the file is outside the project. */
  readonly brought: Brought | null;
  /** Changes whenever the program changes. */
  readonly version: string;
};

/**
 * `named` is an absolute path, a path relative to the project if it contains a folder, or a bare name. Pilotfish looks
 * for a bare name on the search path, but only outside the project. Null: the file is missing.
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

/** Whether the settings may name a file of the project; decided from the text alone. */
export function mayBeOfProject(named: string, root: string): boolean {
  return /[/\\]/.test(named) && isWithin(root, placeOf(named, root));
}

function placeOf(named: string, root: string): string {
  return isAbsolute(named) ? named : join(root, named);
}

const longestShown = 100_000;

/** A script as text; the hash for a binary or very long file. */
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
