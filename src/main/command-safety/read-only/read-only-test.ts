import type { Text } from '@shared/texts/text';
import { textOf } from '@shared/texts/text';
import { isUnknown } from '../syntax/unknown-text';
import type { Seen } from './read-only-arguments';

// `test`, `[ … ]` and `[[ … ]]`: they test whether files exist, and compare texts.

/** Why the command may do more than read, or null if it only reads. `words` are those between the brackets. */
export function testProblem(words: readonly string[], seen: Seen): Text | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // For a variable with an index, bash evaluates the index.
    if (/^-[vRo]$/.test(word) && next !== undefined && !/^\w+$/.test(next))
      return textOf('reads.unknown-word', { program: 'test', word });
    // Between two tests, `-a` means "and".
    const isFileTest = /^-[bcdefghkLpNOGrsSuwx]$/.test(word) || (word === '-a' && index === 0);
    if (isFileTest && next !== undefined && !isUnknown(next)) seen(next);
    if (/^-(?:nt|ot|ef)$/.test(word))
      for (const path of [words[index - 1], next]) if (path !== undefined && !isUnknown(path)) seen(path);
  }
  return null;
}
