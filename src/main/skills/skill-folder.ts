import type { Dirent, Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { type SkillPlace, skillFile } from '@shared/skills/skills';
import { textOf } from '@shared/texts/text';
import { readdir, readFile, realpath, stat } from '../base/disk';
import { isMissing } from '../base/errno';
import { pathFailure } from '../base/path-failure';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { decodeText } from '../project/text/encoding';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';

// Folders with skills: those of the user, read from the disk, and those of the project, read through the workspace.

/** A folder whose subfolders are skills. */
export type SkillRoot = {
  readonly kind: SkillPlace['kind'];
  /** As a `SkillPlace` names it. */
  readonly path: string;
  /** The names in it, unsorted; empty if it is missing. */
  names(): Promise<readonly string[]>;
  /** The skill in the subfolder; null if there is none. ToolError if it cannot be reached. */
  open(name: string): Promise<SkillFolder | null>;
};

/** The folder of one skill. */
export type SkillFolder = {
  /** Absolute, without links. */
  readonly path: string;
  /** The stats of its `SKILL.md`. */
  readonly stats: Stats;
  /** The entries of a folder in it; `''`: its own. ToolError. */
  entries(relative: string): Promise<readonly Dirent[]>;
  /** The text of a file in it. ToolError if it is binary, too large, missing or outside. */
  read(relative: string): Promise<string>;
};

/** In bytes, for files beside `SKILL.md`. */
const largestFile = 5 * 1024 * 1024;

/** `path`: absolute. */
export function ownSkillRoot(path: string): SkillRoot {
  return {
    kind: 'person',
    path,
    names: () => namesIn(path),
    open: (name) => openOwn(join(path, name)),
  };
}

async function openOwn(path: string): Promise<SkillFolder | null> {
  try {
    const stats = await stat(join(path, skillFile));
    if (!stats.isFile()) return null;
    const folder = await realpath(path);
    return {
      path: folder,
      stats,
      entries: (relative) => readdir(join(folder, relative), { withFileTypes: true }),
      read: (relative) => readOwn(folder, relative),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw pathFailure(error, path, '');
  }
}

/** `path`: relative to the project, with `/`. */
export function projectSkillRoot(workspace: Workspace, path: string): SkillRoot {
  return {
    kind: 'project',
    path,
    // The folder is missing in most projects, which one call finds out.
    names: () => namesIn(join(workspace.root, path)),
    async open(name) {
      const file = await workspace.resolve(`${path}/${name}/${skillFile}`);
      const stats = await workspace.stat(file);
      if (!stats?.isFile()) return null;
      const folder = await workspace.resolve(`${path}/${name}`);
      return {
        path: folder.absolute,
        stats,
        entries: async (relative) =>
          await workspace.readDirectory(await workspace.resolve(join(folder.absolute, relative))),
        async read(relative) {
          const found = await workspace.resolve(join(folder.absolute, relative));
          // The entry itself may be a link, as in a folder that several programs share.
          if (relative !== skillFile) assertInside(found.absolute, folder.absolute);
          const base = await readTextFile(workspace, found);
          if (base.hash === null) throw missingFile(found.absolute);
          return base.text;
        },
      };
    },
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

async function readOwn(folder: string, relative: string): Promise<string> {
  const path = join(folder, relative);
  try {
    const file = await realpath(path);
    if (relative !== skillFile) assertInside(file, folder);
    const stats = await stat(file);
    if (!stats.isFile())
      throw new ToolError(textOf('project-files.not-regular', { path: visibleName(path) }));
    if (stats.size > largestFile) throw new ToolError(`The file is larger than 5 MB: ${visibleName(path)}`);
    const decoded = decodeText(await readFile(file));
    if (decoded === 'binary') throw new ToolError(textOf('project-files.binary-to-show'));
    return decoded.text.replaceAll('\r\n', '\n');
  } catch (error) {
    throw pathFailure(error, path, textOf('project-files.no-file', { path: visibleName(path) }));
  }
}

function assertInside(path: string, folder: string): void {
  if (!isWithin(path, folder, sep))
    throw new ToolError(`The file must be inside the folder of the skill: ${visibleName(folder)}`);
}

function missingFile(path: string): ToolError {
  return new ToolError(textOf('project-files.no-file', { path: visibleName(path) }));
}
