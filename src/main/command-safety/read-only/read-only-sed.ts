import { type Text, textOf } from '@shared/texts/text';
import { onlyPrints } from '../syntax/sed-script';
import type { Seen } from './read-only-arguments';

// Whether a call of sed only reads.

/** `sed -n 5,20p file`: a script that prints is all that is known of it. */
export function sedProblem(words: readonly string[], seen: Seen): Text | null {
  const [flag, script = '', ...files] = words;
  if (flag !== '-n' || !onlyPrints(script) || files.some((file) => file.startsWith('-')))
    return textOf('reads.sed');
  for (const file of files) seen(file);
  return null;
}
