import type { Rule } from '@shared/approval/approval';
import { type Text, textOf } from '@shared/texts/text';
import { compileGlob } from '../../base/glob-pattern';

// Whether a rule is about a call. Paths are compared as globs over whole paths, never as beginnings of strings.

/** A file or folder a call is about, relative to the project with `/`: as it was given, and without links. */
export type TargetPath = { readonly given: string; readonly canonical: string };

type Matching = Pick<Rule, 'effect' | 'tool' | 'match'>;

/**
 * `allow` holds for the very files alone. `ask` and `deny` also hold for the name of a link to it, and for names that a
 * file system which folds case or composes characters takes for the same.
 */
export function ruleMatches(rule: Matching, tool: string, targetPaths: readonly TargetPath[]): boolean {
  if (rule.tool === '*' ? rule.effect === 'allow' : rule.tool !== tool) return false;
  const { match } = rule;
  if (match === undefined) return true;
  if (rule.effect === 'allow')
    return (
      targetPaths.length > 0 && targetPaths.every(({ canonical }) => globMatches(match, canonical, 'exact'))
    );
  // A rule for what is in a folder holds for the folder as well: `dir/**` matches `dir/`.
  const names = targetPaths.flatMap(({ given, canonical }) => [
    given,
    canonical,
    `${given}/`,
    `${canonical}/`,
  ]);
  return names.some((name) => globMatches(match, name, 'folded'));
}

/** Whether the glob may match something in the folder (`''` is the root), however deep; in doubt it may. */
export function mayMatchBelow(match: string, folder: string): boolean {
  // What is in braces may have slashes, and an escaped one is none.
  if (/[{\\]/.test(match)) return true;
  const globs = match.replace(/^\.\//, '').split('/');
  const names = folder === '' ? [] : folder.split('/');
  for (const [index, name] of names.entries()) {
    const glob = globs[index];
    if (glob === undefined) return false;
    if (glob.includes('**')) return true;
    if (!globMatches(glob, name, 'folded')) return false;
  }
  return globs.length > names.length;
}

/** The match of a rule for this file alone, and of one for everything in its folder. */
export function matchesFor(relativePath: string): string[] {
  const slash = relativePath.lastIndexOf('/');
  const file = escapeGlob(relativePath);
  return slash === -1 ? [file] : [file, `${escapeGlob(relativePath.slice(0, slash))}/**`];
}

/** Why `match` cannot be part of a rule, as a sentence; null when it can. */
export function matchProblem(match: string): Text | null {
  const segments = match.split('/');
  if (match.startsWith('/') || /^[a-z]:/i.test(match) || segments.includes('..'))
    return textOf('rule-files.not-a-path');
  // Each star multiplies what there is to try: a rule must be judged in no time, whoever wrote it.
  if (match.length > 1_000 || starsIn(match) > 6 || segments.some((segment) => starsIn(segment) > 3))
    return textOf('rule-files.too-many-stars');
  return null;
}

function starsIn(text: string): number {
  return text.match(/\*+/g)?.length ?? 0;
}

function globMatches(match: string, name: string, comparison: 'exact' | 'folded'): boolean {
  const fold = (text: string) => (comparison === 'folded' ? text.normalize('NFC').toLowerCase() : text);
  const glob = fold(match.replace(/^\.\//, ''));
  const path = fold(name);
  return glob === path || compileGlob(withoutExpressions(glob), { plain: true })(path);
}

/** Leaves stars, question marks, brackets and braces their meaning; what picomatch takes for more is only itself. */
function withoutExpressions(glob: string): string {
  return glob.replace(/\\.|\[[!^]?[^\]]*\]|[()|+^$@!]/g, (part) => {
    if (part.length === 1) return `\\${part}`;
    // No name has a slash in it, so "anything but" does not mean one either.
    return part.replace(/^\[[!^]/, '[^/');
  });
}

function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@|^$]/g, '\\$&');
}
