// Search hits: the first hits in order of path and line, and how many there are in all.

export type Hit = { readonly line: number; readonly text: string };

/** The matching lines of one file. `path` is relative to the scope. */
export type FileHits = { readonly path: string; readonly hits: readonly Hit[] };

/** With the count of all its matching lines, of which `hits` are the first; none if they cannot be of use, or are not known. */
export type FileMatches = FileHits & { readonly count: number };

export type Found = {
  /** Matching lines in all files, shown or not. */
  readonly total: number;
  readonly files: readonly FileHits[];
  /** What the engine says about the first files it could not search. */
  readonly problems: readonly string[];
  /** How many there are beyond those. */
  readonly moreProblems: number;
};

export type HitCollector = {
  /** Most hits of one file that can be of use. */
  readonly limit: number;
  /** Whether hits of this file can still be among the first. */
  wants(path: string): boolean;
  /** Takes a file with its first hits in order. */
  add(file: FileMatches): void;
  addProblem(problem: string): void;
  found(): Found;
};

const problemLimit = 20;

/** Keeps the first `limit` hits by path, then line, in whatever order files come, and forgets the rest. */
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

/** Those of the files, by path, that hold the first `limit` matching lines. */
export function filesOfFirstHits(files: readonly FileMatches[], limit: number): FileMatches[] {
  let before = 0;
  return files
    .toSorted((a, b) => comparePaths(a.path, b.path))
    .filter(({ count }) => {
      before += count;
      return before - count < limit;
    });
}

/** By folders first to last, so that the files of a folder stay together: as if `/` came before every other character. */
export function comparePaths(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let index = 0;
  while (index < shorter && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === shorter) return Math.sign(a.length - b.length);
  if (a[index] === '/' || b[index] === '/') return a[index] === '/' ? -1 : 1;
  return Math.sign(a.charCodeAt(index) - b.charCodeAt(index));
}

/** Characters of a line that is shown whole. */
export const widest = 300;
const before = 100;

/** A line as it is shown: whole, or the part around the hit that starts at character `start`. */
export function cutAround(line: string, start: number): string {
  const text = line.replace(/[\r\n]+$/, '');
  if (text.length <= widest) return text;
  const from = whole(text, Math.max(0, Math.min(start - before, text.length - widest)));
  const to = whole(text, from + widest);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** The character at a place that is given in bytes. */
export function characterAt(text: string, byte: number): number {
  return Buffer.from(text).subarray(0, byte).toString().length;
}

/** `index`, or the one before if it would split a surrogate pair. */
function whole(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return index > 0 && code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
}
