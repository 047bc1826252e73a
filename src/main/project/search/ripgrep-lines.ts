import { cutAround, type FileMatches, type Hit, widest } from './hits';

// ripgrep line parser: of its plain answer, which is a third of its JSON. A file's path and NUL, its matching lines with
// their numbers, an empty line. Where that can be read in two ways, because a name has a line break in it or a message
// stands between, it says so of the files that may be meant.

/** A line that is cut when it is shown needs the place of its match, which only JSON has. */
export const lineArguments: readonly string[] = [
  ...['--heading', '--with-filename', '--null', '--line-number'],
  `--max-columns=${widest}`,
];
/** What stands for a longer line. */
const leftOut = '[Omitted long ';

type ReaderOptions = {
  /** Most hits of one file that are of use. */
  readonly limit: number;
  /** Whether hits of this file are of use; if not, its lines are only counted. */
  wants(path: string): boolean;
  /** A file with matches; its path as ripgrep named it. Without hits where one of them is too long. */
  onFile(file: FileMatches): void;
  /** A path that ripgrep may have named, and what may not be all of its file. */
  onUnclear(path: string): void;
};

export type LineReader = {
  onRecord(record: Buffer | null): void;
  /** After the last record. */
  end(): void;
};

/** What is known of the file whose lines come. */
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
    if (block === null) return; // of a file that is looked at again
    block.count += 1;
    if (!block.wanted || block.hits.length >= limit) return;
    const hit = hitIn(record);
    block.lacks ||= hit.text.startsWith(leftOut);
    block.hits.push(hit);
  };

  return {
    onRecord(record) {
      if (record === null) return; // no line is so long
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

/** What may be the path, of lines whose last one ends it; it begins with the `.` it was asked for by. */
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
