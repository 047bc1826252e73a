import { longestText } from '@shared/base/longest-text';
import type { WindowParts } from '@shared/window/window-state-schema';
import type { Unsaved } from '../state/files/unsaved';

// Unsaved texts as main is told of them. One that is longer than what main keeps must not keep it from all the rest.

type Texts = {
  readonly kept: NonNullable<WindowParts['unsaved']>;
  /** Those that are left out, when they become too long. */
  readonly tooLong: string[];
};

/** Said once of each, until it is shorter again. */
const said = new Set<string>();

/** Of the paths that changed. */
export function textsToKeep(
  paths: Iterable<string>,
  files: Readonly<Record<string, Unsaved>>,
  longest: number = longestText,
): Texts {
  const kept: Texts['kept'] = {};
  const tooLong: string[] = [];
  for (const path of paths) {
    const file = files[path];
    const text = file?.text() ?? '';
    if (text.length <= longest) {
      said.delete(path);
      kept[path] = file ? { text, hash: file.hash, encoding: file.encoding } : null;
    } else if (!said.has(path)) {
      said.add(path);
      tooLong.push(path);
    }
  }
  return { kept, tooLong };
}
