import type { Rule } from '@shared/approval/approval';
import { readFileName } from '../../tools/read-file';
import { ruleMatches } from './match-rule';

/**
 * Whether a `deny` rule forbids the file (relative to the project) to a tool that finds it in a folder, a glob or a
 * list. A file that is denied to `read_file` is denied to every reading tool.
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
