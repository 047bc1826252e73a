import type { Text } from '@shared/texts/text';
import { textOf } from '@shared/texts/text';
import { isUnknown } from '../syntax/unknown-text';
import type { Seen } from './read-only-arguments';

// `test`, `[ … ]` and `[[ … ]]`: they look whether files are there, and compare texts.

/** Why it is not known to only read; null when it only reads. `words` are those between the brackets. */
export function testProblem(words: readonly string[], seen: Seen): Text | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // Of a variable it evaluates the index.
    if (/^-[vRo]$/.test(word) && next !== undefined && !/^\w+$/.test(next))
      return textOf('reads.unknown-word', { program: 'test', word });
    // Between two tests `-a` is "and".
    const isFileTest = /^-[bcdefghkLpNOGrsSuwx]$/.test(word) || (word === '-a' && index === 0);
    if (isFileTest && next !== undefined && !isUnknown(next)) seen(next);
    if (/^-(?:nt|ot|ef)$/.test(word))
      for (const path of [words[index - 1], next]) if (path !== undefined && !isUnknown(path)) seen(path);
  }
  return null;
}
