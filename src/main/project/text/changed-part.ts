// Changed part: the part of two versions of a text that contains all their differences. Does not split the versions
// into lines, because an edit of a large file changes few of them.

export type ChangedPart = {
  /** Whole lines of each version: the differences, with the requested shared lines around them. */
  readonly before: string;
  readonly after: string;
  /** Lines that both versions have before and after the part. */
  readonly linesBefore: number;
  readonly linesAfter: number;
};

/** `context` is the maximum number of shared lines to include on each side. */
export function changedPart(before: string, after: string, context: number): ChangedPart {
  const shared = sharedLength(before, after);
  const start = linesBack(before, shared, context);
  const tail = sharedTail(before, after, shared);
  const end = linesOn(before, before.length - tail, context);
  return {
    before: before.slice(start, end),
    after: after.slice(start, after.length - (before.length - end)),
    linesBefore: countLines(before, 0, start),
    linesAfter: countLines(before, end, before.length),
  };
}

/** Lines of `text` between two positions, the first of which begins a line. An incomplete last line counts. */
function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; count += 1) {
    const end = text.indexOf('\n', at);
    at = end === -1 ? to : end + 1;
  }
  return count;
}

/** Number of characters compared at once, which costs little more than comparing one. */
const block = 4096;

/** Number of equal characters at the start. */
function sharedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  const isSame = (from: number, to: number) => before.slice(from, to) === after.slice(from, to);
  while (length + block <= most && isSame(length, length + block)) length += block;
  while (length < most && isSame(length, length + 1)) length += 1;
  return length;
}

/** Number of equal characters at the end, without those at the start. */
function sharedTail(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  const [ofBefore, ofAfter] = [before.length, after.length];
  const isSame = (from: number, to: number) =>
    before.slice(ofBefore - to, ofBefore - from) === after.slice(ofAfter - to, ofAfter - from);
  let length = 0;
  while (length + block <= most && isSame(length, length + block)) length += block;
  while (length < most && isSame(length, length + 1)) length += 1;
  return length;
}

/** Start of the line that is `count` whole lines before `place`. */
function linesBack(text: string, place: number, count: number): number {
  let start = lineStart(text, place);
  for (let line = 0; line < count && start > 0; line += 1) start = lineStart(text, start - 1);
  return start;
}

function lineStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
}

/** End of the line that is `count` whole lines after `place`. */
function linesOn(text: string, place: number, count: number): number {
  let end = place;
  for (let line = 0; line <= count; line += 1) {
    const next = text.indexOf('\n', end);
    if (next === -1) return text.length;
    end = next + 1;
  }
  return end;
}
