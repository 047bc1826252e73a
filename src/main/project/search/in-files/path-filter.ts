import type { TextQuery } from '@shared/search/text-query-schema';
import { compileGlob } from '../../../base/glob-pattern';
import { nameArguments } from '../name-filter';

// Files to search, by the globs a person typed: a name speaks of files and folders at any depth, a path of what ends so.

export function pathFilter({ include, exclude }: TextQuery): (path: string) => boolean {
  const [wanted, unwanted] = [globsIn(include), globsIn(exclude)];
  const isWanted = wanted.length === 0 ? () => true : compileGlob(wanted.flatMap(meant));
  const isUnwanted = unwanted.length === 0 ? () => false : compileGlob(unwanted.flatMap(meant));
  return (path) => isWanted(path) && !isUnwanted(path);
}

/** What ripgrep is told of them: it may only pass over names that cannot match. */
export function filterArguments({ include }: TextQuery): readonly string[] {
  const globs = globsIn(include);
  if (!globs.every((glob) => /^\*\.[\w.]+$/.test(glob))) return [];
  return globs.flatMap((glob) => nameArguments(glob, { caseSensitive: true }));
}

/** With commas between them, but for those in braces. */
function globsIn(text: string): string[] {
  const globs = text.match(/(?:\{[^}]*\}|[^,])+/g) ?? [];
  return globs.map((glob) => glob.trim()).filter((glob) => glob !== '');
}

/** A folder means all in it; an ending is one of files. */
function meant(glob: string): string[] {
  const path = glob.replace(/\/+$/, '');
  if (/^\*\.[^/]+$/.test(path)) return [`**/${path}`];
  const anchored = /^\.?\//.test(path)
    ? path.replace(/^\.?\/+/, '')
    : `**/${path.replace(/^(?:\*\*\/)+/, '')}`;
  return [anchored, `${anchored}/**`];
}
