import { type LineChange, lineChanges } from '@shared/hunks/line-changes';
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import { type ChangedPart, changedPart } from './changed-part';

// Diff of a text for users and models: counts, a unified diff, an excerpt of the result.

const unifiedContext = 3;
const excerptContext = 4;
const longestPatch = 20_000;
const longestExcerpt = 200;

export type TextComparison = {
  /** Number of lines. */
  readonly added: number;
  readonly removed: number;
  /** `--- name`, `+++ name` and the hunks with three lines around each change. Empty for equal texts. */
  unifiedDiff(name: string): string;
  /** The unified diff for reading: long lines are cut around their change. */
  readableDiff(name: string): string;
  /** The readable diff for a card, cut at 20,000 characters, after a whole line. */
  cardPatch(name: string): string;
  /**
   * The changed parts of the new text with four lines around each, numbered from 1, cut after 200 lines. Long lines are
   * cut around their change.
   */
  excerpt(): string;
};

/** Compares once for all output formats. */
export function compareTexts(before: string, after: string): TextComparison {
  const part = changedPart(before, after, Math.max(unifiedContext, excerptContext));
  const oldLines = linesOf(part.before);
  const newLines = linesOf(part.after);
  const changes = lineChanges(oldLines, newLines);
  const hunks = () => hunksOf(changes, oldLines, newLines).map((hunk) => moved(hunk, part.linesBefore));
  const readable = (name: string) => formatHunks(hunks().map(withCutLines), name);
  return {
    added: changes.reduce((sum, change) => sum + change.afterEnd - change.afterStart, 0),
    removed: changes.reduce((sum, change) => sum + change.beforeEnd - change.beforeStart, 0),
    unifiedDiff: (name) => formatHunks(hunks(), name),
    readableDiff: readable,
    cardPatch: (name) => cutPatch(readable(name)),
    excerpt: () => excerptOf(changes, { oldLines, newLines }, part),
  };
}

/** `--- name`, `+++ name` and the hunks with three lines around each change. Empty for equal texts. */
export function unifiedDiff(before: string, after: string, name: string): string {
  return compareTexts(before, after).unifiedDiff(name);
}

function hunksOf(changes: readonly LineChange[], before: readonly string[], after: readonly string[]) {
  return groupsOf(changes, unifiedContext).map((group) => hunkOf(group, before, after));
}

/** Converts a hunk of a part to one of the whole text. The part begins after `lines` lines. */
function moved(hunk: StructuredPatchHunk, lines: number): StructuredPatchHunk {
  return { ...hunk, oldStart: hunk.oldStart + lines, newStart: hunk.newStart + lines };
}

/** Cuts long lines around their change: compares the first removed line with the first added one, and so on. */
function withCutLines(hunk: StructuredPatchHunk): StructuredPatchHunk {
  const others = new Map<number, string>();
  let removed: number[] = [];
  let added = 0;
  for (const [index, line] of hunk.lines.entries()) {
    if (line.startsWith('-')) removed.push(index);
    else if (line.startsWith('+')) {
      const other = removed[added];
      added += 1;
      if (other === undefined) continue;
      others.set(index, hunk.lines[other] ?? '');
      others.set(other, line);
    } else if (line.startsWith(' ')) [removed, added] = [[], 0];
  }
  return { ...hunk, lines: hunk.lines.map((line, index) => cutPatchLine(line, others.get(index) ?? null)) };
}

/** Compares the lines without their signs, which always differ. */
function cutPatchLine(line: string, other: string | null): string {
  return line.slice(0, 1) + cutLine(line.slice(1), other === null ? null : other.slice(1));
}

function formatHunks(hunks: StructuredPatchHunk[], name: string): string {
  if (hunks.length === 0) return '';
  const patch = { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined, hunks };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

function cutPatch(patch: string): string {
  if (patch.length <= longestPatch) return patch;
  const room = longestPatch - 40;
  const end = patch.lastIndexOf('\n', room);
  const kept = patch.slice(0, end > 0 ? end : room);
  return `${kept}\n[${patch.length - kept.length} more characters]`;
}

function excerptOf(
  changes: readonly LineChange[],
  { oldLines, newLines }: { readonly oldLines: readonly string[]; readonly newLines: readonly string[] },
  { linesBefore, linesAfter }: Pick<ChangedPart, 'linesBefore' | 'linesAfter'>,
): string {
  const before = replacedLines(changes, oldLines);
  const width = String(linesBefore + newLines.length + linesAfter).length;
  const numbered = groupsOf(changes, excerptContext).map((group) => {
    const start = Math.max(0, (group[0]?.afterStart ?? 0) - excerptContext);
    const end = Math.min(newLines.length, (group.at(-1)?.afterEnd ?? 0) + excerptContext);
    return newLines
      .slice(start, end)
      .map(
        (line, index) =>
          `${String(linesBefore + start + index + 1).padStart(width)} | ${cutLine(line.replace(/\n$/, ''), before.get(start + index) ?? null)}`,
      );
  });
  return cutExcerpt(numbered.flatMap((lines, index) => (index === 0 ? lines : ['...', ...lines])));
}

/** The old line that each changed line replaces, by the number of the new line from 0. */
function replacedLines(
  changes: readonly LineChange[],
  oldLines: readonly string[],
): ReadonlyMap<number, string> {
  const replaced = changes.flatMap(({ afterStart, afterEnd, beforeStart, beforeEnd }) =>
    oldLines
      .slice(beforeStart, Math.min(beforeEnd, beforeStart + afterEnd - afterStart))
      .map((line, index) => [afterStart + index, line.replace(/\n$/, '')] as const),
  );
  return new Map(replaced);
}

function cutExcerpt(lines: readonly string[]): string {
  if (lines.length <= longestExcerpt) return lines.join('\n');
  return [...lines.slice(0, longestExcerpt), `(${lines.length - longestExcerpt} more lines)`].join('\n');
}

/** Each line with its end, so that a missing last line end counts as a difference. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Groups changes whose contexts touch. */
function groupsOf(changes: readonly LineChange[], context: number): LineChange[][] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && change.beforeStart - last.beforeEnd <= 2 * context) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunkOf(
  group: readonly LineChange[],
  before: readonly string[],
  after: readonly string[],
): StructuredPatchHunk {
  const lines: string[] = [];
  const push = (sign: string, from: readonly string[], start: number, end: number) => {
    for (const line of from.slice(start, end)) lines.push(...patchLines(sign, line));
  };
  const first = group[0];
  const shared = Math.min(unifiedContext, first?.beforeStart ?? 0);
  const oldStart = (first?.beforeStart ?? 0) - shared;
  const newStart = (first?.afterStart ?? 0) - shared;
  let at = oldStart;
  for (const change of group) {
    push(' ', before, at, change.beforeStart);
    push('-', before, change.beforeStart, change.beforeEnd);
    push('+', after, change.afterStart, change.afterEnd);
    at = change.beforeEnd;
  }
  const oldEnd = Math.min(before.length, at + unifiedContext);
  push(' ', before, at, oldEnd);
  const newEnd = (group.at(-1)?.afterEnd ?? newStart) + oldEnd - at;
  return {
    oldStart: oldStart + 1,
    oldLines: oldEnd - oldStart,
    newStart: newStart + 1,
    newLines: newEnd - newStart,
    lines,
  };
}

function patchLines(sign: string, line: string): string[] {
  return line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file'];
}

// A long line in an excerpt: the part that changed, and the numbers of omitted characters.

const longest = 500;
const around = 150;

/**
 * Returns a line of up to 500 characters unchanged. A longer one is cut around its difference from `other`, or after
 * its beginning.
 */
function cutLine(line: string, other: string | null): string {
  if (line.length <= longest) return line;
  const [start, end] = other === null ? [0, 0] : difference(line, other);
  const from = Math.max(0, Math.min(start - around, line.length - longest));
  const to = Math.min(line.length, Math.max(end + around, from + 2 * around), from + longest);
  return `${note(from)}${wholeCharacters(line, from, to)}${note(line.length - to)}`;
}

/** `[start, end)` of the line: the part between the equal start and the equal end. */
function difference(line: string, other: string): readonly [number, number] {
  const shorter = Math.min(line.length, other.length);
  let start = 0;
  while (start < shorter && line[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && line.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [start, line.length - tail];
}

function note(characters: number): string {
  return characters > 0 ? `[… ${characters} characters]` : '';
}

/** Omits half a surrogate pair at either end. */
function wholeCharacters(line: string, from: number, to: number): string {
  return line.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
