import path from 'node:path';
import type { Rule } from '@shared/approval/approval';

/**
 * The files and folders that `deny` rules keep from every tool, by their absolute paths: those that a rule names, or
 * all that is in a folder. What else a rule says is known of each path alone.
 */
export function unreadablePlaces(rules: readonly Rule[], root: string): readonly string[] {
  const matches = rules
    .filter(({ effect, tool }) => effect === 'deny' && tool === '*')
    .flatMap(({ match }) => (match === undefined ? [] : [match.replace(/\/\*\*(?:\/\*)?$/, '')]));
  return matches.filter((match) => !/[*?[\]{}!]/.test(match)).map((match) => path.join(root, match));
}
