import { createHash } from 'node:crypto';
import { unifiedDiff } from '../../project/text/file-change';
import type { FileProposal } from '../../tools/kit/tool';

/**
 * SHA-256 (hex) of a change as a person sees it, whatever line it stands at: the tool, the file, what becomes of it, and
 * its unified diff with three lines around each place, without their numbers.
 */
export function diffHash(tool: string, { subject, base, proposed }: FileProposal): string {
  const { path, change } = subject;
  const seen = [tool, path, change, unnumbered(unifiedDiff(base.text, proposed, ''))];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** A line of a text begins with a blank, `+`, `-` or `\` there, so that none looks like a hunk's head. */
function unnumbered(diff: string): string {
  return diff.replaceAll(/^@@ .*$/gm, '@@');
}
