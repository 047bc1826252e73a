import { cutAround, type Hit, type HitCollector } from './hits';
import { type Ripgrep, runRipgrep, selectionArguments } from './ripgrep';
import { badPattern, fileFilter, nameOfPlace, type SearchRequest } from './search-request';

// Searches with ripgrep. Its output is read as JSON, and only of files whose hits can still be shown.

/** CannotRunError when ripgrep does not run, ToolError for a bad expression. */
export async function searchWithRipgrep(
  request: SearchRequest,
  collector: HitCollector,
  ripgrep: Ripgrep = runRipgrep,
): Promise<void> {
  const { workspace, place, signal } = request;
  const argument = place.relative === '' ? './' : `./${place.relative}${request.placeIsFile ? '' : '/'}`;
  const reader = createReader(request, collector, request.placeIsFile ? null : argument.length);
  const { stderr } = await ripgrep({
    args: [
      ...(await selectionArguments(workspace, place, true)),
      ...['--json', '--ignore-case', '--crlf', '--engine=auto'],
      ...nameFilter(request.include),
      ...[`--regexp=${request.pattern}`, '--', argument],
    ],
    cwd: workspace.root,
    separator: '\n',
    signal,
    onRecord: reader.onRecord,
  });
  // ripgrep closes with a summary whenever it searched at all, even if some files could not be read.
  if (!reader.isComplete()) throw badPattern(request.pattern, engineReason(stderr));
  for (const line of stderr.split('\n'))
    if (line.startsWith('rg: ')) collector.addProblem(line.slice('rg: '.length));
}

const plainNames = /^[\w.*?{},-]+$/;

/**
 * Spares ripgrep the files whose name cannot match; paths are judged when they are found. Not by `--glob`, which
 * would bring ignored files back.
 */
function nameFilter(include: string | null): string[] {
  const name = include?.split('/').at(-1) ?? '';
  if (!plainNames.test(name) || name.includes('**') || bracesSpanFolders(include ?? '')) return [];
  return [`--type-add=wanted:${name}`, '--type=wanted'];
}

function bracesSpanFolders(include: string): boolean {
  return /\{[^}]*\//.test(include);
}

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

/** Records of one file follow each other: its begin, its matches, its end. */
function createReader(request: SearchRequest, collector: HitCollector, placeLength: number | null) {
  const isWanted = fileFilter(request);
  let path = '';
  let hits: Hit[] = [];
  let wanted = false;
  let complete = false;

  const begin = (record: Buffer) => {
    const named = parse<{ data: { path: Text } }>(record).data.path;
    path = placeLength === null ? nameOfPlace(request) : withSlashes(textOf(named).slice(placeLength));
    hits = [];
    wanted = collector.wants(path);
  };
  const match = (record: Buffer) => {
    if (!wanted || hits.length >= collector.limit) return;
    const { lines, line_number: line, submatches } = parse<MatchRecord>(record).data;
    const text = textOf(lines);
    hits.push({ line, text: cutAround(text, characterAt(text, submatches[0]?.start ?? 0)) });
  };
  const end = (record: Buffer) => {
    const { binary_offset: binary, stats } = parse<EndRecord>(record).data;
    if (binary === null && isWanted(path)) collector.add({ path, hits }, stats.matched_lines);
  };

  return {
    isComplete: () => complete,
    onRecord(record: Buffer | null) {
      if (record === null) return; // a match in a line too long to be of use; the file's end still counts it
      const kind = record.toString('latin1', 0, 16);
      if (kind.startsWith('{"type":"match"')) match(record);
      else if (kind.startsWith('{"type":"begin"')) begin(record);
      else if (kind.startsWith('{"type":"end"')) end(record);
      else complete = true;
    },
  };
}

function parse<Shape>(record: Buffer): Shape {
  return JSON.parse(record.toString()) as Shape;
}

function textOf(text: Text): string {
  return 'text' in text ? text.text : Buffer.from(text.bytes, 'base64').toString();
}

function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

/** The character at a place that is given in bytes. */
export function characterAt(text: string, byte: number): number {
  return Buffer.from(text).subarray(0, byte).toString().length;
}

/** The part of ripgrep's message that says what is wrong with the expression. */
function engineReason(stderr: string): string {
  const usual = /^error: (.+)$/m.exec(stderr)?.[1];
  const perl = /^PCRE2: error compiling pattern at offset \d+: (.+)$/m.exec(stderr)?.[1];
  // Where the usual engine only misses a feature, the other one has the reason.
  if (perl && (!usual || usual.includes('not supported'))) return perl;
  return usual ?? stderr.replace(/^rg: /, '').trim();
}
