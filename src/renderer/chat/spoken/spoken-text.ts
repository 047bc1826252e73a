import { words } from '@shared/texts/text';
import { closesFence, fenceOf } from '../markdown/fences';

// The text to read aloud for markdown: plain words, and for a code block its length.

/** The maximum number of characters per announcement. */
const longest = 5_000;

/** Of a longer text only the beginning is read, followed by a note about the rest. */
export function spokenText(markdown: string): string {
  const beginning = beginningOf(markdown);
  const spoken: string[] = [];
  let fence = '';
  let codeLines = 0;
  for (const line of beginning.split('\n')) {
    if (fence === '') {
      fence = fenceOf(line);
      codeLines = 0;
      if (fence === '' && !tableRulePattern.test(line)) spoken.push(wordsOf(line));
    } else if (closesFence(line, fence)) {
      spoken.push(words('chat-panel.spoken-code', { count: codeLines }));
      fence = '';
    } else codeLines += 1;
  }
  if (fence !== '') spoken.push(words('chat-panel.spoken-code', { count: codeLines }));
  if (beginning.length < markdown.length) spoken.push(words('chat-panel.spoken-rest'));
  return spoken.join(' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Cuts at the end of a word, if there is one. */
function beginningOf(markdown: string): string {
  if (markdown.trimEnd().length <= longest) return markdown;
  const beginning = markdown.slice(0, longest);
  return beginning.replace(/\S+$/, '') || beginning;
}

const tableRulePattern = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/;

/** Each mark and its replacement; a `_` within a word is literal. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:>\s?)*/, ''],
  [/^(?:#{1,6}|[-*+])\s+(?:\[[ xX]\]\s+)?/, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(`+)(.+?)\1/g, '$2'],
  [/(\*{1,3}|~~)(?=\S)([^*~]*\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2'],
  [/\|/g, ' '],
];

function wordsOf(line: string): string {
  return marks.reduce((text, [mark, stays]) => text.replace(mark, stays), line);
}
