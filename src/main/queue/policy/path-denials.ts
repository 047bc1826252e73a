import type { Rule } from '@shared/approval/approval';
import { readFileName } from '../../tools/read-file';
import { ruleMatches } from './match-rule';

/**
 * Whether a `deny` rule keeps the file (relative to the project) from a tool that comes upon it in a folder, a glob or
 * a list. What `read_file` may not read, no other reading tool shows.
 */
export function pathDenials(rules: readonly Rule[], tool: string): (relativePath: string) => boolean {
  const denials = rules.filter(({ effect, match }) => effect === 'deny' && match !== undefined);
  return (relativePath) => {
    const targetPaths = [{ given: relativePath, canonical: relativePath }];
    return denials.some(
      (rule) => ruleMatches(rule, tool, targetPaths) || ruleMatches(rule, readFileName, targetPaths),
    );
  };
}
