import type { Rule } from '@shared/approval/approval';
import { compileGlob } from '../../base/glob-pattern';

// Matches a rule with a call. Compares paths as globs over whole paths, never as string prefixes.

/** A file or folder of a call, relative to the project with `/`: as the call names it, and with all links resolved. */
export type TargetPath = { readonly given: string; readonly canonical: string };

type Matching = Pick<Rule, 'effect' | 'tool' | 'match'>;

/**
 * `allow` matches only the exact files. `ask` and `deny` also match the name of a link to a file. They also match names
 * that are the same on a file system that folds case or composes characters.
 */
export function ruleMatches(rule: Matching, tool: string, targetPaths: readonly TargetPath[]): boolean {
  if (rule.tool === '*' ? rule.effect === 'allow' : rule.tool !== tool) return false;
  const { match } = rule;
  if (match === undefined) return true;
  if (rule.effect === 'allow')
    return (
      targetPaths.length > 0 && targetPaths.every(({ canonical }) => globMatches(match, canonical, 'exact'))
    );
  // A rule for the content of a folder also matches the folder: `dir/**` matches `dir/`.
  const names = targetPaths.flatMap(({ given, canonical }) => [
    given,
    canonical,
    `${given}/`,
    `${canonical}/`,
  ]);
  return names.some((name) => globMatches(match, name, 'folded'));
}

/** Whether the glob may match something below the folder (`''` is the root), at any depth; true in doubt. */
export function mayMatchBelow(match: string, folder: string): boolean {
  // Braces may contain slashes, and a backslash may escape them: in doubt it matches.
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

/** The match of a rule for this file only, and of one for everything in its folder. */
export function matchesFor(relativePath: string): string[] {
  const slash = relativePath.lastIndexOf('/');
  const file = escapeGlob(relativePath);
  return slash === -1 ? [file] : [file, `${escapeGlob(relativePath.slice(0, slash))}/**`];
}

function globMatches(match: string, name: string, comparison: 'exact' | 'folded'): boolean {
  const fold = (text: string) => (comparison === 'folded' ? text.normalize('NFC').toLowerCase() : text);
  const glob = fold(match.replace(/^\.\//, ''));
  const path = fold(name);
  return glob === path || compileGlob(withoutExpressions(glob), { plain: true })(path);
}

/**
 * Preserves the meaning of stars, question marks, brackets and braces; makes picomatch's other special characters
 * literal.
 */
function withoutExpressions(glob: string): string {
  return glob.replace(/\\.|\[[!^]?[^\]]*\]|[()|+^$@!]/g, (part) => {
    if (part.length === 1) return `\\${part}`;
    // A name contains no slash, so a negated bracket must exclude it too.
    return part.replace(/^\[[!^]/, '[^/');
  });
}

function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@|^$]/g, '\\$&');
}
