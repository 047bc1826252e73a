import { characterAt, cutAround, type FileMatches, type Hit } from './hits';

// ripgrep JSON parser for the output of `--json`, one record per line. The records of a file are its begin, its matches
// and its end.

type ReaderOptions = {
  /** Maximum of useful hits per file. */
  readonly limit: number;
  /** Whether hits of this file are useful. If not, its lines are only counted. */
  wants(path: string): boolean;
  /** A text file with matches, with its path as ripgrep names it. */
  onFile(file: FileMatches): void;
};

type Text = { readonly text: string } | { readonly bytes: string };
type MatchRecord = {
  readonly data: {
    readonly lines: Text;
    readonly line_number: number;
    readonly submatches: readonly { readonly start: number }[];
  };
};
type EndRecord = {
  readonly data: {
    readonly binary_offset: number | null;
    readonly stats: { readonly matched_lines: number };
  };
};

export type JsonReader = { onRecord(record: Buffer | null): void };

export function createJsonReader({ limit, wants, onFile }: ReaderOptions): JsonReader {
  let path = '';
  let hits: Hit[] = [];
  let wanted = false;

  const begin = (record: Buffer) => {
    path = textOf(parse<{ data: { path: Text } }>(record).data.path);
    hits = [];
    wanted = wants(path);
  };
  const match = (record: Buffer) => {
    if (!wanted || hits.length >= limit) return;
    const { lines, line_number: line, submatches } = parse<MatchRecord>(record).data;
    const text = textOf(lines);
    hits.push({ line, text: cutAround(text, characterAt(text, submatches[0]?.start ?? 0)) });
  };
  const end = (record: Buffer) => {
    const { binary_offset: binary, stats } = parse<EndRecord>(record).data;
    if (binary === null) onFile({ path, hits, count: stats.matched_lines });
  };

  return {
    onRecord(record) {
      if (record === null) return; // a match in an overlong line; the file's end still counts it
      const kind = record.toString('latin1', 0, 16);
      if (kind.startsWith('{"type":"match"')) match(record);
      else if (kind.startsWith('{"type":"begin"')) begin(record);
      else if (kind.startsWith('{"type":"end"')) end(record);
    },
  };
}

function parse<Shape>(record: Buffer): Shape {
  return JSON.parse(record.toString()) as Shape;
}

function textOf(text: Text): string {
  return 'text' in text ? text.text : Buffer.from(text.bytes, 'base64').toString();
}
