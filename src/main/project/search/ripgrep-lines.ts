import { cutAround, type FileMatches, type Hit, widest } from './hits';

// ripgrep line parser for the plain output, a third the size of its JSON: per file the path and NUL, the numbered
// matching lines and an empty line. If a line break in a name or a message in between makes this ambiguous, every
// possible file is reported as unclear.

/** A line that is cut for display needs the position of its match, which only JSON has. */
export const lineArguments: readonly string[] = [
  ...['--heading', '--with-filename', '--null', '--line-number'],
  `--max-columns=${widest}`,
];
/** The replacement of an overlong line. */
const leftOut = '[Omitted long ';

type ReaderOptions = {
  /** Maximum of useful hits per file. */
  readonly limit: number;
  /** Whether hits of this file are useful. If not, its lines are only counted. */
  wants(path: string): boolean;
  /** A file with matches, with its path as ripgrep names it. `hits` is empty if one of them is too long. */
  onFile(file: FileMatches): void;
  /** A path that ripgrep may have named. Its hits may be incomplete. */
  onUnclear(path: string): void;
};

export type LineReader = {
  onRecord(record: Buffer | null): void;
  /** Call it after the last record. */
  end(): void;
};

/** The file whose lines are being read. */
type Block = { readonly path: string; readonly wanted: boolean; hits: Hit[]; count: number; lacks: boolean };

export function createLineReader({ limit, wants, onFile, onUnclear }: ReaderOptions): LineReader {
  let block: Block | null = null;
  /** Lines that are neither a match nor a whole path. */
  let odd: string[] = [];

  const end = () => {
    if (block === null) return;
    const { path, hits, count, lacks } = block;
    if (odd.length > 0) onUnclear(path);
    else onFile({ path, hits: lacks ? [] : hits, count });
    block = null;
  };
  const begin = (path: string) => {
    end();
    if (odd.length === 0) block = { path, wanted: wants(path), hits: [], count: 0, lacks: false };
    else for (const possible of pathsEndingWith([...odd, path])) onUnclear(possible);
    odd = [];
  };
  const match = (record: Buffer) => {
    if (block === null) return; // of a file that will be searched again
    block.count += 1;
    if (!block.wanted || block.hits.length >= limit) return;
    const hit = hitIn(record);
    block.lacks ||= hit.text.startsWith(leftOut);
    block.hits.push(hit);
  };

  return {
    onRecord(record) {
      if (record === null) return; // no valid line is this long
      if (odd.length === 0 && isNumbered(record)) return match(record);
      const pathEnd = record.indexOf(0);
      if (pathEnd !== -1) {
        begin(record.toString('utf8', 0, pathEnd));
        match(record.subarray(pathEnd + 1));
      } else if (record.length > 0 || odd.length > 0) odd.push(record.toString());
    },
    end,
  };
}

/** Candidates for the path in lines whose last one ends it. A path begins with the `.` of the search argument. */
function pathsEndingWith(lines: readonly string[]): string[] {
  return lines.map((_, index) => lines.slice(index).join('\n')).filter((path) => path.startsWith('.'));
}

const [zero, nine, colon] = [0x30, 0x39, 0x3a];

function isNumbered(record: Buffer): boolean {
  const first = record[0] ?? 0;
  return first >= zero && first <= nine;
}

function hitIn(record: Buffer): Hit {
  const numberEnd = record.indexOf(colon);
  return {
    line: Number(record.toString('latin1', 0, numberEnd)),
    text: cutAround(record.toString('utf8', numberEnd + 1), 0),
  };
}
