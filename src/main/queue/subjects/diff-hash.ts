import { createHash } from 'node:crypto';
import { unifiedDiff } from '../../project/text/file-change';
import type { FileProposal } from '../../tools/kit/tool';

/**
 * SHA-256 (hex) of a change as the user sees it, independent of its line numbers. It covers the tool, the file, the
 * kind of change, and the unified diff with three lines around each place.
 */
export function diffHash(tool: string, { subject, base, proposed }: FileProposal): string {
  const { path, change } = subject;
  const seen = [tool, path, change, unnumbered(unifiedDiff(base.text, proposed, ''))];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** Each line of text begins with a blank, `+`, `-` or `\` there, so only a hunk's header begins with `@@`. */
function unnumbered(diff: string): string {
  return diff.replaceAll(/^@@ .*$/gm, '@@');
}
