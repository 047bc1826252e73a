import { type LineChange, lineChanges, linesOf } from './line-changes';

// Hunks of a change: its parts that can be accepted or rejected separately. Pure, and the same in the main process and
// in a window.

/** Lines of the original and of the proposed text, counted from 0. */
export type Hunk = LineChange & {
  /** A hash of its removed and added lines, with its position among equal hunks. It stays the same after a rebase. */
  readonly id: string;
};

export type Verdict = 'accept' | 'reject';

/** Both texts as lines, each with its line end. */
export type ChangedLines = { readonly original: readonly string[]; readonly proposed: readonly string[] };

/** A change split into hunks. */
export type TakenApart = ChangedLines & { readonly hunks: readonly Hunk[] };

export function takeApart(original: string, proposed: string): TakenApart {
  const lines = { original: linesOf(original), proposed: linesOf(proposed) };
  return { ...lines, hunks: hunksOf(lines) };
}

/** Whether both sides of the hunk are the same apart from whitespace: a formatter often makes such hunks. */
export function changesOnlyWhitespace({ original, proposed }: ChangedLines, hunk: Hunk): boolean {
  const known = formatting.get(hunk);
  if (known !== undefined) return known;
  const bare = (lines: readonly string[]) => lines.join('').replace(/\s/g, '');
  const before = original.slice(hunk.beforeStart, hunk.beforeEnd);
  const found = bare(before) === bare(proposed.slice(hunk.afterStart, hunk.afterEnd));
  formatting.set(hunk, found);
  return found;
}

const formatting = new WeakMap<Hunk, boolean>();

/** The proposed text, but with the old lines in the hunks of these ids. */
export function textWithout(change: TakenApart, rejected: ReadonlySet<string>): string {
  return linesWithout(change, rejected).join('');
}

export function linesWithout(
  { original, proposed, hunks }: TakenApart,
  rejected: ReadonlySet<string>,
): readonly string[] {
  const lines: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    for (; at < hunk.beforeStart; at += 1) lines.push(original[at] ?? '');
    const [from, start, end] = rejected.has(hunk.id)
      ? [original, hunk.beforeStart, hunk.beforeEnd]
      : [proposed, hunk.afterStart, hunk.afterEnd];
    for (let line = start; line < end; line += 1) lines.push(from[line] ?? '');
    at = hunk.beforeEnd;
  }
  for (; at < original.length; at += 1) lines.push(original[at] ?? '');
  return lines;
}

function hunksOf(lines: ChangedLines): Hunk[] {
  const seen = new Map<string, number>();
  return joined(lineChanges(lines.original, lines.proposed), lines).map((change) => {
    const hash = hashOf(change, lines);
    const ordinal = seen.get(hash) ?? 0;
    seen.set(hash, ordinal + 1);
    return { id: `${hash}-${ordinal}`, ...change };
  });
}

/**
 * If two changes have at most this many non-blank characters between them, they look connected: a bracket, an empty
 * line.
 */
const fewCharacters = 4;
/** Two changes stay separate if each has at most this many lines. */
const fewLines = 5;

function joined(changes: readonly LineChange[], lines: ChangedLines): LineChange[] {
  const hunks: LineChange[] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    if (last && belongTogether(last, change, lines))
      hunks.splice(-1, 1, { ...last, beforeEnd: change.beforeEnd, afterEnd: change.afterEnd });
    else hunks.push(change);
  }
  return hunks;
}

function belongTogether(one: LineChange, next: LineChange, { original }: ChangedLines): boolean {
  if (next.beforeStart - one.beforeEnd > 2 * fewCharacters) return false;
  const between = original.slice(one.beforeEnd, next.beforeStart).join('').replace(/\s/g, '');
  return between.length <= fewCharacters && (sizeOf(one) > fewLines || sizeOf(next) > fewLines);
}

function sizeOf({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): number {
  return beforeEnd - beforeStart + (afterEnd - afterStart);
}

function hashOf(change: LineChange, { original, proposed }: ChangedLines): string {
  const hash = createHash();
  for (let line = change.beforeStart; line < change.beforeEnd; line += 1) hash.add('-', original[line] ?? '');
  for (let line = change.afterStart; line < change.afterEnd; line += 1) hash.add('+', proposed[line] ?? '');
  return hash.value();
}

/** Two multiplicative hashes side by side, 64 bits. They distinguish hunks of one change and are unfit for security. */
function createHash() {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  const take = (code: number) => {
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
    one ^= two >>> 15;
    two ^= one >>> 13;
  };
  return {
    add(sign: string, line: string): void {
      take(sign.charCodeAt(0));
      for (let at = 0; at < line.length; at += 1) take(line.charCodeAt(at));
      take(0x10000 + line.length);
    },
    value: () => [one, two].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join(''),
  };
}
