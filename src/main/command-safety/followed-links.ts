import { join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { stat } from '../base/disk';
import { programName } from './syntax/program-name';
import type { TargetPath } from './target-paths';

/**
 * Why a reading command may show what a link in a folder leads to, as the person reads it; null when it shows none.
 * `root` is the project's; `targets` are what the command is given.
 */
export async function followedLinkProblem(
  words: readonly string[],
  targets: readonly TargetPath[],
  root: string,
): Promise<Text | null> {
  if (programName(words) !== 'diff' || words.includes('--no-dereference')) return null;
  for (const { relative } of targets) {
    const stats = relative === null ? null : await stat(join(root, relative)).catch(() => null);
    if (stats?.isDirectory()) return textOf('reads.diff-links');
  }
  return null;
}
