// Search hits: the first hits in order of path and line, and the total count.

export type Hit = { readonly line: number; readonly text: string };

/** The matching lines of one file. `path` is relative to the scope. */
export type FileHits = { readonly path: string; readonly hits: readonly Hit[] };

/**
 * With the count of all matching lines, of which `hits` are the first. `hits` is empty if they are unknown or cannot be
 * among the first hits.
 */
export type FileMatches = FileHits & { readonly count: number };

export type Found = {
  /** Matching lines in all files, including hidden ones. */
  readonly total: number;
  readonly files: readonly FileHits[];
  /** Messages of the engine about the first files that it could not search. */
  readonly problems: readonly string[];
  /** Number of further messages. */
  readonly moreProblems: number;
};

export type HitCollector = {
  /** Maximum of useful hits per file. */
  readonly limit: number;
  /** Whether hits of this file can still be among the first. */
  wants(path: string): boolean;
  /** Takes a file with its first hits in order. */
  add(file: FileMatches): void;
  addProblem(problem: string): void;
  found(): Found;
};

const problemLimit = 20;

/** Stores the first `limit` hits by path, then by line, and drops the rest. Files may arrive in any order. */
export function createHitCollector(limit: number): HitCollector {
  const files: FileMatches[] = [];
  const problems: string[] = [];
  let kept = 0;
  let total = 0;
  let moreProblems = 0;

  const wants = (path: string) => {
    const last = files.at(-1);
    return kept < limit || (last !== undefined && comparePaths(path, last.path) < 0);
  };

  return {
    limit,
    wants,
    add(file) {
      total += file.count;
      if (file.hits.length === 0 || !wants(file.path)) return;
      const place = files.findIndex((other) => comparePaths(file.path, other.path) < 0);
      files.splice(place === -1 ? files.length : place, 0, file);
      kept += file.hits.length;
      for (let last = files.at(-1); last && kept - last.hits.length >= limit; last = files.at(-1)) {
        files.pop();
        kept -= last.hits.length;
      }
    },
    addProblem(problem) {
      if (problems.length < problemLimit) problems.push(problem);
      else moreProblems += 1;
    },
    found: () => ({ total, files: firstHits(files, limit), problems, moreProblems }),
  };
}

function firstHits(files: readonly FileHits[], limit: number): FileHits[] {
  let left = limit;
  return files.map(({ path, hits: all }) => {
    const hits = all.slice(0, left);
    left -= hits.length;
    return { path, hits };
  });
}

/** The files, by path, that contain the first `limit` matching lines. */
export function filesOfFirstHits(files: readonly FileMatches[], limit: number): FileMatches[] {
  let before = 0;
  return files
    .toSorted((a, b) => comparePaths(a.path, b.path))
    .filter(({ count }) => {
      before += count;
      return before - count < limit;
    });
}

/** Sorts as if `/` came before every other character, so that the files of a folder stay together. */
export function comparePaths(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let index = 0;
  while (index < shorter && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === shorter) return Math.sign(a.length - b.length);
  if (a[index] === '/' || b[index] === '/') return a[index] === '/' ? -1 : 1;
  return Math.sign(a.charCodeAt(index) - b.charCodeAt(index));
}

/** Maximum length of a line that is shown whole. */
export const widest = 300;
const before = 100;

/** A line for display: whole, or the part around the hit that starts at character `start`. */
export function cutAround(line: string, start: number): string {
  const text = line.replace(/[\r\n]+$/, '');
  if (text.length <= widest) return text;
  const from = whole(text, Math.max(0, Math.min(start - before, text.length - widest)));
  const to = whole(text, from + widest);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** Converts a position in bytes to one in characters. */
export function characterAt(text: string, byte: number): number {
  return Buffer.from(text).subarray(0, byte).toString().length;
}

/** `index`, or the previous index if it would split a surrogate pair. */
function whole(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return index > 0 && code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
}
