import { isAbsolute, resolve, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';

// Code that lies outside of the project: nobody has seen it, however well its program is known.

export type Where = {
  /** Absolute, where the command runs. */
  readonly directory: string;
  /** Of the project, absolute. */
  readonly root: string;
};

export function isElsewhere(place: string, { root }: Pick<Where, 'root'>): boolean {
  return !isWithin(place, root, sep);
}

/** Whether one of the words names a path outside that is not only written to. */
export function namesElsewhere(words: readonly string[], where: Where): boolean {
  return words.some((word, at) => {
    const [option, value] = optionOf(word, words[at - 1] ?? '');
    if ((outputs.test(option) && !inputs.test(option)) || value === '/dev/null') return false;
    if (/^~/.test(value)) return true;
    const isPath = isAbsolute(value) || /(?:^|\/)\.\.(?:\/|$)/.test(value);
    return isPath && isElsewhere(resolve(where.directory, value), where);
  });
}

const outputs = /^-o$|out|dest|dir|cache|temp|report|log|profile|coverage|html|xml/i;
const inputs = /rules|root|config|plugin|module|reporter/i;

/** `--config=x`, `--config x`, `-cx`, or the word alone. */
function optionOf(word: string, before: string): readonly [string, string] {
  const joined =
    /^(?<option>--?[\w-]+)=(?<value>.*)$/s.exec(word) ?? /^(?<option>-\w)(?<value>[~/.].*)$/s.exec(word);
  const { option = /^-[^=]*$/.test(before) ? before : '', value = word } = joined?.groups ?? {};
  return [option, value.replace(/^file:/, '')];
}
