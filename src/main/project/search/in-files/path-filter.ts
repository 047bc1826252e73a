import type { TextQuery } from '@shared/search/text-query-schema';
import { compileGlob } from '../../../base/glob-pattern';
import { nameArguments } from '../name-filter';

// Filter of files by the user's globs. A name matches files and folders at any depth; a path matches the end of a path.

export function pathFilter({ include, exclude }: TextQuery): (path: string) => boolean {
  const [wanted, unwanted] = [globsIn(include), globsIn(exclude)];
  const isWanted = wanted.length === 0 ? () => true : compileGlob(wanted.flatMap(meant));
  const isUnwanted = unwanted.length === 0 ? () => false : compileGlob(unwanted.flatMap(meant));
  return (path) => isWanted(path) && !isUnwanted(path);
}

/** Arguments for ripgrep. They may exclude only names that cannot match. */
export function filterArguments({ include }: TextQuery): readonly string[] {
  const globs = globsIn(include);
  if (!globs.every((glob) => /^\*\.[\w.]+$/.test(glob))) return [];
  return globs.flatMap((glob) => nameArguments(glob, { caseSensitive: true }));
}

/** Globs with commas between them, except for commas in braces. */
function globsIn(text: string): string[] {
  const globs = text.match(/(?:\{[^}]*\}|[^,])+/g) ?? [];
  return globs.map((glob) => glob.trim()).filter((glob) => glob !== '');
}

/** A folder matches everything in it. An ending matches files. */
function meant(glob: string): string[] {
  const path = glob.replace(/\/+$/, '');
  if (/^\*\.[^/]+$/.test(path)) return [`**/${path}`];
  const anchored = /^\.?\//.test(path)
    ? path.replace(/^\.?\/+/, '')
    : `**/${path.replace(/^(?:\*\*\/)+/, '')}`;
  return [anchored, `${anchored}/**`];
}
