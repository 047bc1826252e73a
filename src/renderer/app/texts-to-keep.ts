import { longestText } from '@shared/base/longest-text';
import type { WindowParts } from '@shared/window/window-state-schema';
import type { Unsaved } from '../state/files/unsaved';

// Unsaved texts, as sent to the main process. A text that exceeds its limit is left out, because it would block the
// others.

type Texts = {
  readonly kept: NonNullable<WindowParts['unsaved']>;
  /** Files whose text has just become too long, and is omitted. */
  readonly tooLong: string[];
};

/** Each is reported once, until it is short enough again. */
const said = new Set<string>();

/** Only the changed paths. */
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
