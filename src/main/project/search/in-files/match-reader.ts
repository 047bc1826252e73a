import { countMatches, type FoundInFile, type FoundLine } from '@shared/search/text-search';
import { foundLine, readMatch } from './found-line';

// ripgrep JSON parser for the user's search. For each file it reads the begin, the matches and the end, with the
// positions of all matches.

type ReaderOptions = {
  /** Maximum of useful matches in all files. */
  readonly most: number;
  /** The file's path in the project. Null if the file does not belong to the search. */
  pathOf(named: string): string | null;
  onFile(file: FoundInFile): void;
  /** Called at `most` matches. The rest is ignored. */
  onFull(): void;
};

const width = { most: 300, before: 26 } as const;

export function createMatchReader({
  most,
  pathOf,
  onFile,
  onFull,
}: ReaderOptions): (record: Buffer | null) => void {
  let path: string | null = null;
  let lines: FoundLine[] = [];
  let [before, found] = [0, 0];

  const begin = (record: Buffer) => {
    const named = (JSON.parse(record.toString()) as Named).data.path;
    path = pathOf('text' in named ? named.text : Buffer.from(named.bytes, 'base64').toString());
    lines = [];
    before = found;
  };
  const match = (record: Buffer) => {
    if (path === null || found >= most) return;
    const line = foundLine(readMatch(record), width);
    lines.push(line);
    found += countMatches([line]);
    if (found < most) return;
    tell(path);
    onFull();
  };
  const end = (record: Buffer) => {
    const { binary_offset: binary } = (JSON.parse(record.toString()) as Ended).data;
    if (path === null) return;
    if (binary === null) return tell(path);
    found = before;
    path = null;
  };
  const tell = (told: string) => {
    if (lines.length > 0) onFile({ path: told, lines });
    lines = [];
    path = null;
  };

  return (record) => {
    if (record === null) return; // a line that is too long to be useful
    const kind = record.toString('latin1', 0, 16);
    if (kind.startsWith('{"type":"match"')) match(record);
    else if (kind.startsWith('{"type":"begin"')) begin(record);
    else if (kind.startsWith('{"type":"end"')) end(record);
  };
}

type Named = { readonly data: { readonly path: { readonly text: string } | { readonly bytes: string } } };
type Ended = { readonly data: { readonly binary_offset: number | null } };
