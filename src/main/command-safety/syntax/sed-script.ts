// Scripts of sed: the files that they write with `w`, and whether they only print.

/** The files that the script writes. Null if it is not understood, or runs commands (`e`). */
export function filesOfSed(script: string): readonly string[] | null {
  const files: string[] = [];
  let left = script;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(left);
    if (found) left = left.slice(found[0].length);
    return found;
  };
  while (left !== '') {
    if (take(/^[\s;}]+/) || take(/^#[^\n]*/)) continue;
    take(addresses);
    if (take(/^\{/) || take(/^[=dDgGhHnNpPxzF](?=[\s;}]|$)/) || take(/^[lqQL] *\d*(?=[\s;}]|$)/)) continue;
    if (take(/^[aic](?:\\\n|[^\n\\]|\\.)*/s) || take(/^[btT:][^\n;}]*/) || take(/^[rR][^\n]*/)) continue;
    const written = take(/^[wW]\s*([^\n]*)/);
    if (written) {
      files.push(written[1] ?? '');
      continue;
    }
    const replaced = take(replacement) ?? take(transliteration);
    if (!replaced) return null;
    const flagged = take(/^[gpiImM\d]*w\s*([^\n]*)/);
    if (flagged) files.push(flagged[1] ?? '');
    else if (!take(/^[gpiImM\d]*[ \t]*(?=[\s;}]|$)/)) return null;
  }
  return files;
}

/**
 * In `[]x]` and `[^]x]`, the first bracket is a member. There is only one way to match, so a mismatch fails at once.
 */
const bracket = String.raw`\[(?:\^|(?!\^))(?:\]|(?!\]))[^\]\n]*\]`;
const address = String.raw`(?:\d+(?:~\d+)?|\$|[+~]\d+|\/(?:${bracket}|[^/\\[\n]|\\.)*\/[IM]*|\\(?![\n\\])(.)(?:(?!\N)[^\\\n]|\\.)*\N[IM]*)`;
const addresses = new RegExp(
  String.raw`^(?:${address.replaceAll('\\N', '\\1')}(?:\s*,\s*${address.replaceAll('\\N', '\\2')})?)?\s*!*\s*`,
  's',
);
const replacement = new RegExp(
  String.raw`^s([^\n\\])(?:${bracket}|(?!\1)[^\\[]|\\.)*\1(?:(?!\1)[^\\]|\\.)*\1`,
  's',
);
const transliteration = /^y([^\n\\])(?:(?!\1)[^\\]|\\.)*\1(?:(?!\1)[^\\]|\\.)*\1/s;

/**
 * `5,20p;/word/p;30q`: lines by number or by a word. No brackets, in which versions of sed treat a slash differently.
 */
export function onlyPrints(script: string): boolean {
  return printing.test(script);
}

const plainAddress = String.raw`(?:\d+|\$|\/(?:[^/\\[\n]|\\[^\n])+\/I?)`;
const print = String.raw`[ \t]*(?:${plainAddress}(?:,(?:${plainAddress}|[+~]\d+))?!?)?[p=q][ \t]*`;
const printing = new RegExp(`^${print}(?:[;\\n]${print})*$`);

/** Whether the script only prints, deletes and replaces lines of the stream. Flags of `s` may write and run. */
export function onlyChangesStream(script: string): boolean {
  let rest = script;
  do {
    const command =
      /^[ \t;\n]*(?:(?:\d+|\$|\/[^/\\[\n]+\/)(?:,(?:\+?\d+|\$|\/[^/\\[\n]+\/))?)?!?[ \t]*/.exec(rest)?.[0] ??
      '';
    rest = rest.slice(command.length);
    const whole = /^[pdPDgGhHxnN=](?=[ \t]*(?:[;\n]|$))/.exec(rest)?.[0] ?? replacementIn(rest);
    if (whole === null) return false;
    rest = rest.slice(whole.length).replace(/^[ \t]+/, '');
  } while (/^[;\n]+[ \t]*\S/.test(rest));
  return /^[;\n \t]*$/.test(rest);
}

/** `s/a/b/g` without the delimiter in brackets: versions of sed differ on whether it ends the pattern there. */
function replacementIn(text: string): string | null {
  const [whole, sign = ''] =
    /^s([/#|,:@!])(?:\\[^\n]|(?!\1)[^\\\n])*\1(?:\\[^\n]|(?!\1)[^\\\n])*\1[gpiI\d]*/.exec(text) ?? [];
  if (whole === undefined || !/^[ \t]*(?:[;\n]|$)/.test(text.slice(whole.length))) return null;
  const inBrackets = [...text.matchAll(/\[[^\]]*\]?/g)].some(([bracket]) => bracket.includes(sign));
  return inBrackets ? null : whole;
}
