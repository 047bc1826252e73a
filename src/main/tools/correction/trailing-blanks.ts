import type { Match, Search } from './exact';
import { keepUnchangedLines } from './unchanged-lines';

/** Takes no notice of blanks and tabs at the ends of lines. Lines that the edit does not change keep theirs. */
export function findIgnoringTrailingBlanks({ text, oldText, newText }: Search): readonly Match[] {
  const pattern = patternOf(oldText);
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: keepUnchangedLines(match[0], oldText, newText),
  }));
}

/** Null for a text that is nothing but blanks, which would match anywhere. */
function patternOf(oldText: string): RegExp | null {
  if (oldText.trim() === '') return null;
  const lines = oldText.split('\n').map((line) => line.replace(/[ \t]+$/, ''));
  const source = lines.map(escapeRegExp).join('[ \\t]*\\n');
  // Blanks at the very end of the old text can only stand for blanks at the end of a line.
  const end = /[ \t]$/.test(oldText) ? '[ \\t]*(?![^\\n])' : '';
  return new RegExp(source + end, 'g');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
