import { type Text, textOf } from '@shared/texts/text';
import { readArguments } from '../syntax/command-arguments';
import type { Seen } from './read-only-arguments';

// Whether a call of awk only reads: its program writes nothing, runs nothing, and reads only named files.

/** Null if it only reads. `words` are the arguments. */
export function awkProblem(words: readonly string[], seen: Seen): Text | null {
  const given = readArguments(
    words.map((text) => ({ text, isPattern: false })),
    '+-F: -v:',
  );
  const [program, ...files] = given.operands.map(({ text }) => text);
  if (given.unknown !== null || program === undefined || !onlyPrints(program)) return textOf('reads.awk');
  for (const file of files) if (file !== '-') seen(file);
  return null;
}

/** A `>` after `print` may redirect its output, wherever it is. */
function onlyPrints(program: string): boolean {
  return !/print.*>|(?<!\|)\|(?!\|)|\|\|\||system|getline|@|\\\n|ENVIRON/s.test(program);
}
