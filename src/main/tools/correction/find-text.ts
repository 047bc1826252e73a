import { type PlainKey, type Text, textOf } from '@shared/texts/text';
import { findComposed } from './composed';
import { findExact, type Match, type Search } from './exact';
import { type AskModel, askModelForSegment } from './model-stage';
import { findOverEscaped } from './over-escaped';
import { createReindent } from './reindent';
import { keepUnchangedLines } from './unchanged-lines';

// Finds the text that an edit means. A stage runs only if all stages before it failed. A match of a later stage counts
// only if it is unique.

/** `stage`: how the text was found, for the user and the model; null for an exact match. */
export type Finding = { readonly stage: Text | null; readonly matches: readonly Match[] };

type Stage = { readonly name: PlainKey; readonly find: (search: Search) => readonly Match[] };

const approximateStages: readonly Stage[] = [
  { name: 'match.composed', find: findComposed },
  { name: 'match.typographic', find: findTypographic },
  { name: 'match.trailing-blanks', find: findIgnoringTrailingBlanks },
  { name: 'match.indentation', find: findIgnoringIndentation },
  { name: 'match.over-escaped', find: findOverEscaped },
];

/**
 * Returns all matches of the first stage that finds any, even if they are too many. `askModel` is the last stage, null
 * if the setting is off. Approximate stages serve single replacements only.
 */
export async function findText(
  search: Search,
  expected: number,
  askModel: AskModel | null,
): Promise<Finding> {
  const exact = findExact(search);
  if (exact.length > 0 || expected !== 1) return { stage: null, matches: exact };
  for (const { name, find } of approximateStages) {
    const matches = find(search);
    if (matches.length > 0) return { stage: textOf(name), matches };
  }
  const asked = askModel === null ? [] : await askModelForSegment(search, askModel);
  return asked.length > 0
    ? { stage: textOf('match.segment-of-model'), matches: asked }
    : { stage: null, matches: [] };
}

/** Ignores blanks and tabs at the ends of lines. Lines that the edit leaves unchanged keep theirs. */
function findIgnoringTrailingBlanks({ text, oldText, newText }: Search): readonly Match[] {
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

/**
 * Compares typographic quotes, dashes and blanks as their plain forms on both sides. Text that old and new text share
 * keeps the file's characters.
 */
function findTypographic({ text, oldText, newText }: Search): readonly Match[] {
  // Each replacement is one character for one, so positions in the plain text are positions in the file.
  const matches = findExact({ text: plain(text), oldText: plain(oldText), newText });
  return matches.map(({ start, end }) => ({
    start,
    end,
    replacement: keepSharedEnds(text.slice(start, end), oldText, newText),
  }));
}

function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
}

/** `found` is as long as `oldText`. Text that old and new share at both ends stays as found. */
function keepSharedEnds(found: string, oldText: string, newText: string): string {
  const most = Math.min(oldText.length, newText.length);
  let start = 0;
  while (start < most && oldText[start] === newText[start]) start++;
  let end = 0;
  while (end < most - start && oldText.at(-1 - end) === newText.at(-1 - end)) end++;
  return found.slice(0, start) + newText.slice(start, newText.length - end) + found.slice(found.length - end);
}

/** Compares whole lines without the blanks around them, and gives the new text the file's indentation. */
function findIgnoringIndentation({ text, oldText, newText }: Search): readonly Match[] {
  // A final line end belongs to the last line; the comparison ignores it.
  const endsLine = oldText.endsWith('\n');
  const oldLines = withoutLastEnd(oldText).split('\n');
  const lines = text.split('\n');
  const matches: Match[] = [];
  if (oldLines.every((line) => line.trim() === '')) return matches;
  const wanted = oldLines.map((line) => line.trim());
  const bare = lines.map((line) => line.trim());
  const starts = startsOf(lines);
  for (let at = 0; at + wanted.length <= lines.length; at++) {
    if (!wanted.every((line, offset) => bare[at + offset] === line)) continue;
    const found = lines.slice(at, at + wanted.length);
    const start = starts[at] ?? 0;
    const end = start + found.join('\n').length;
    if (endsLine && end === text.length) continue;
    const body = endsLine ? withoutLastEnd(newText) : newText;
    const reindent = createReindent({ modelLines: oldLines, fileLines: found, allLines: lines });
    const replacement = keepUnchangedLines(found.join('\n'), oldLines.join('\n'), body, reindent);
    matches.push(wholeLines({ start, end, replacement }, endsLine && !newText.endsWith('\n')));
    at += wanted.length - 1;
  }
  return matches;
}

/** If only the old text ends with a line end, the edit removes that line end. */
function wholeLines(match: Match, dropsEnd: boolean): Match {
  return dropsEnd ? { ...match, end: match.end + 1 } : match;
}

function withoutLastEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}
