import path from 'node:path';
import type { Rule } from '@shared/approval/approval';

/**
 * Absolute paths of the files and folders that `deny` rules forbid to every tool: paths that a rule names, or whole
 * folders. Other patterns can only be checked path by path.
 */
export function unreadablePlaces(rules: readonly Rule[], root: string): readonly string[] {
  const matches = rules
    .filter(({ effect, tool }) => effect === 'deny' && tool === '*')
    .flatMap(({ match }) => (match === undefined ? [] : [match.replace(/\/\*\*(?:\/\*)?$/, '')]));
  return matches.filter((match) => !/[*?[\]{}!]/.test(match)).map((match) => path.join(root, match));
}
