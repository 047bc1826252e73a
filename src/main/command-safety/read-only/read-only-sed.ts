import { type Text, textOf } from '@shared/texts/text';
import { readArguments } from '../syntax/command-arguments';
import { onlyChangesStream, onlyPrints } from '../syntax/sed-script';
import type { Seen } from './read-only-arguments';

// Whether a call of sed only reads.

/**
 * `sed -n 5,20p file`, `sed 's/a/b/' file`: only scripts that print, delete and replace lines of the stream are known.
 */
export function sedProblem(words: readonly string[], seen: Seen): Text | null {
  const given = readArguments(
    words.map((text) => ({ text, isPattern: false })),
    '-nErsuz -e: --expression: --quiet --silent --regexp-extended',
  );
  const operands = given.operands.map(({ text }) => text);
  const named = given.values('-e', '--expression').map(({ text }) => text);
  const scripts = named.length > 0 ? named : operands.slice(0, 1);
  const isKnown = scripts.length > 0 && scripts.every((each) => onlyPrints(each) || onlyChangesStream(each));
  // Some versions of sed also take options after the script.
  if (given.unknown !== null || !isKnown || words.includes('--')) return textOf('reads.sed');
  for (const file of operands.slice(named.length > 0 ? 0 : 1)) if (file !== '-') seen(file);
  return null;
}
