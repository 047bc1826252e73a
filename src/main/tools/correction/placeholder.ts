// Remarks that models write instead of code they mean to keep: "... rest of file unchanged".

/**
 * The first line of `content` that replaces omitted code and is missing in `existing`, numbered from 1, or null. The
 * rules for prose (by the file name) are milder, because prose may discuss such remarks.
 */
export function findPlaceholder(
  content: string,
  existing: string,
  path: string,
): { readonly number: number; readonly text: string } | null {
  const prose = isProse(path);
  const lines = content.split('\n');
  const known = new Set(existing.split('\n').map((line) => line.trim()));
  const fenced = prose ? fencedLines(lines) : new Set<number>();
  const index = lines.findIndex((line, at) => {
    const text = line.trim();
    return !fenced.has(at) && !known.has(text) && isRemark(text, prose);
  });
  return index === -1 ? null : { number: index + 1, text: (lines[index] ?? '').trim() };
}

/** Words for parts of a file, words for their state, and sentences that combine both. */
const parts = '(?:file|code|content|contents|implementation|logic|document|script)';
const manyParts = `(?:${parts}|functions?|methods?|class|classes|component|module|imports|styles|tests|lines|sections?)`;
const state =
  '(?:,? (?:goes )?here|,? (?:(?:is|are|remains?|stays?|kept|left) )?(?:unchanged|omitted|untouched|(?:the )?same|as before|as is|as it was)(?: as before)?)';
const rest = '(?:the )?(?:rest|remainder)';
const other =
  '(?:the |keep |keep the |your )?(?:existing|unchanged|previous|remaining|other|current|original)';
const ending = '(?: for brevity)?';

/** Clear as a comment alone. */
const plainRemark = sentence(
  `${rest} of (?:the |this |your )?(?:\\w+ ){0,2}${manyParts}${state}?`,
  `${rest}${state}`,
  `${other} (?:\\w+ )?${manyParts}${state}`,
  `${other} ${parts}`,
  'same as (?:before|above)',
  'no changes (?:here|below|above)',
);

/** Clear only together with the dots of an omission. */
const dottedRemark = sentence(`${other} (?:\\w+ ){0,2}${manyParts}`, `${rest} of (?:the |this |your )?\\w+`);
const dottedWord = sentence(rest, 'unchanged', 'omitted', 'snip', 'snipped', 'truncated');

function sentence(...forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.join('|')})${ending}$`);
}

const leader = /^(?:\/\/+|\{?\/\*+|#+|--+|<!--+|;+|%+|\*+|"""|''')\s*/;
const trailer = /\s*(?:\*+\/\}?|--+>|"""|''')$/;

function isRemark(line: string, prose: boolean): boolean {
  if (line.length > 120) return false;
  const body = line.replace(leader, '').replace(trailer, '');
  const isComment = body !== line;
  const isDotted = /^[([]*(?:\.{3}|…)|(?:\.{3}|…)[)\]]*$/.test(body);
  if (!isDotted && (prose || !isComment)) return false;
  const words = wordsOf(body);
  if (plainRemark.test(words) && (isComment || words.includes(' '))) return true;
  if (!isDotted) return false;
  if (isComment) return dottedRemark.test(words) || dottedWord.test(words);
  return !prose && dottedRemark.test(words);
}

function wordsOf(body: string): string {
  return body
    .replace(/\.{3}|[…()[\]]|\s(?:\/\/|#)\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!:]+$/, '')
    .toLowerCase();
}

function isProse(path: string): boolean {
  return /\.(md|mdx|markdown|rst|txt|adoc|org|tex)$/i.test(path);
}

function fencedLines(lines: readonly string[]): Set<number> {
  const fenced = new Set<number>();
  let open = false;
  for (const [index, line] of lines.entries()) {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) open = !open;
    if (open || isFence) fenced.add(index);
  }
  return fenced;
}
