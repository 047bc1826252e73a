import type { Match, Search } from './exact';
import { keepUnchangedLines } from './unchanged-lines';

/** Ignores blanks and tabs at the ends of lines. Lines that the edit leaves unchanged keep theirs. */
export function findIgnoringTrailingBlanks({ text, oldText, newText }: Search): readonly Match[] {
  const pattern = patternOf(oldText);
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: keepUnchangedLines(match[0], oldText, newText),
  }));
}

/** Null for a text of blanks only, which would match anywhere. */
function patternOf(oldText: string): RegExp | null {
  if (oldText.trim() === '') return null;
  const lines = oldText.split('\n').map((line) => line.replace(/[ \t]+$/, ''));
  const source = lines.map(escapeRegExp).join('[ \\t]*\\n');
  // Blanks at the end of the old text match only at the end of a line.
  const end = /[ \t]$/.test(oldText) ? '[ \\t]*(?![^\\n])' : '';
  return new RegExp(source + end, 'g');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
