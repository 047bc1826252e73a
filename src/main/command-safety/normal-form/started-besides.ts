import { shells } from '../launchers/launchers';
import { shellOperands } from '../launchers/shell-texts';
import { nameOf } from '../syntax/program-name';

// Indirect starts, which rules that deny or ask also cover: commands that other words than those of launchers contain.

/** The commands among the words of this one. */
export function startedBesides(words: readonly string[]): readonly (readonly string[])[] {
  const name = nameOf(words);
  if (name === 'corepack') return [words.slice(1)];
  if (/^(?:find|fd|fdfind)$/.test(name))
    return behindEach(words, /^(?:-(?:exec|execdir|ok|okdir|x|X)|--exec(?:-batch)?)$/);
  if (!shells.test(name)) return [];
  const { isText, script } = shellOperands(words);
  return isText || script === undefined ? [] : [words.slice(words.indexOf(script))];
}

function behindEach(words: readonly string[], option: RegExp): readonly (readonly string[])[] {
  return words.flatMap((word, at) => {
    if (!option.test(word)) return [];
    const end = words.findIndex((each, index) => index > at && /^[;+]$/.test(each));
    return [words.slice(at + 1, end === -1 ? words.length : end)];
  });
}

/** The programs that an interpreter gets as text among its words. */
export function inlinePrograms(words: readonly string[]): readonly string[] {
  const options = inlineOptions.find(({ names }) => names.test(nameOf(words)))?.options;
  const found: string[] = [];
  if (!options) return found;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const text = options.exec(word)?.[1];
    if (text !== undefined) {
      found.push(text || (words[at + 1] ?? ''));
      if (text === '') at += 1;
    } else if (!word.startsWith('-')) return found;
    else if (/^-[IrMCWX]$|^--(?:require|import|loader)$/.test(word)) at += 1;
  }
  return found;
}

/** Options after which the program follows, in the same word or the next. */
const inlineOptions: readonly { readonly names: RegExp; readonly options: RegExp }[] = [
  { names: /^(?:i?python|pypy)[\d.]*$/, options: /^-[bBdEiIOPqsSuv]*c(.*)$/s },
  {
    names: /^(?:node|nodejs|tsx|ts-node|esno|bun)$/,
    options: /^(?:-i?(?:pe|e|p)|--(?:eval|print)(?:=(?=.)|$))(.*)$/s,
  },
  { names: /^deno$/, options: /^eval()$/ },
  { names: /^perl[\d.]*$/, options: /^-[acfhlnpsStTuUvwWX0-9i]*[eE](.*)$/s },
  { names: /^ruby[\d.]*$/, options: /^-[acdhlnpsSvwyi0-9]*e(.*)$/s },
  { names: /^php[\d.]*$/, options: /^-[rRB](.*)$/s },
  {
    names: /^(?:lua|luajit|rscript|osascript|julia|groovy|elixir|swift|r|guile|racket)[\d.]*$/,
    options: /^-l?e(.*)$/s,
  },
];
