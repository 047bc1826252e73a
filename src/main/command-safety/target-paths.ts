import { isAbsolute, posix, resolve } from 'node:path';
import { isSameText, type Text, textOf } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';

// Target paths of a command: where they really lead, and why that is not inside the project.

export type TargetPath = {
  /** Relative to the root with `/`, links resolved as far as possible. Null if the path is not in the project. */
  readonly relative: string | null;
  readonly problem: Text | null;
};

export type TargetPathCheck = {
  /** The project's folder, absolute. */
  readonly root: string;
  /** Judges a folder that the command changes to, relative to the folder in which it starts. */
  directory(relative: string): Promise<{ readonly absolute: string; readonly problem: Text | null }>;
  /** Judges a path as the command in `directory` gets it. */
  targetPath(directory: string, path: string): Promise<TargetPath>;
  /** The path as the user sees it: one relative to the start of the command becomes relative to the project. */
  shown(path: string): string;
};

/** `start` is relative to the project and canonical. */
export function createTargetPathCheck(workspace: Workspace, start: string): TargetPathCheck {
  const at = (directory: string) => resolve(workspace.root, start, directory);

  const check: TargetPathCheck = {
    root: workspace.root,
    async directory(directory) {
      const absolute = at(directory);
      const { relative, problem } = await targetPathOf(workspace, absolute, directory);
      if (problem !== null) return { absolute, problem };
      const isItself = resolve(workspace.root, relative ?? '') === absolute;
      return { absolute, problem: isItself ? null : textOf('target.through-link', { path: directory }) };
    },
    async targetPath(directory, path) {
      if (path.length > longest) return { relative: null, problem: textOf('target.too-long') };
      const found = await targetPathOf(workspace, resolve(at(directory), path), path);
      return { ...found, problem: unclearProblem(path) ?? found.problem };
    },
    shown: (path) => (isAbsolute(path) || path.startsWith('~') ? path : posix.join(start, path)),
  };
  return check;
}

/** The problem in words that follow the path directly, so that they do not repeat the path. */
export function problemBehind(path: string, problem: Text): Text {
  const isAbout = (key: 'target.outside' | 'target.goes-back') => isSameText(problem, textOf(key, { path }));
  if (isAbout('target.outside')) return textOf('target.that-outside');
  return isAbout('target.goes-back') ? textOf('target.that-goes-back') : problem;
}

/** In characters. Linux and macOS open no path with more bytes. */
const longest = 4096;

function unclearProblem(path: string): Text | null {
  if (path.startsWith('~')) return textOf('target.outside', { path });
  // `link/..` is the parent of the link's target, not the folder with the link.
  const names = path.split('/');
  const first = names.findIndex((name) => !['', '.', '..'].includes(name));
  return first !== -1 && names.includes('..', first) ? textOf('target.goes-back', { path }) : null;
}

async function targetPathOf(workspace: Workspace, absolute: string, shown: string): Promise<TargetPath> {
  try {
    return { relative: (await workspace.resolve(absolute, 'absolute-only')).relative, problem: null };
  } catch (error) {
    if (error instanceof ToolError)
      return { relative: null, problem: textOf('target.outside', { path: shown }) };
    throw error;
  }
}
