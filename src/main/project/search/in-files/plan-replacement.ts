import type { RenamedFile, Replacement } from '@shared/search/text-query-schema';
import type { Piece, PlannedMatch } from '@shared/search/text-search';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { ToolError } from '../../../base/tool-error';
import { type FileBase, readTextFile } from '../../text-file';
import type { Workspace, WorkspacePath } from '../../workspace';
import { type Ripgrep, runRipgrep } from '../ripgrep';
import { foundLine, type MatchedLine, readMatch } from './found-line';
import { queryArguments, replaceArgument } from './query-arguments';
import { assertUnderstood } from './search-in-files';

// Planned replacement: ripgrep reads the decoded texts from its input and returns the replacement of each match. One
// engine thus finds, shows and replaces the matches, in any encoding. The changes of a rename are known before.

export type FilePlan =
  | {
      readonly kind: 'matches';
      readonly path: WorkspacePath;
      readonly base: FileBase & { readonly hash: string };
      readonly matches: readonly PlannedMatch[];
    }
  | { readonly kind: 'unusable'; readonly why: AnyText };

type Planning = { readonly signal: AbortSignal; readonly ripgrep?: Ripgrep };

/** One plan for each path. Throws AppError `invalid` for an invalid expression. */
export async function planReplacement(
  workspace: Workspace,
  paths: readonly string[],
  { replacement, signal, ripgrep = runRipgrep }: Planning & { readonly replacement: Replacement },
): Promise<readonly FilePlan[]> {
  const read: (Read | AnyText)[] = [];
  for (const path of paths) read.push(await readForPlan(workspace, path));
  const { renamed } = replacement;
  if (renamed !== undefined) return read.map((file, at) => planOfRename(file, fileOf(renamed, paths[at])));
  const texts = read.flatMap((file) => (isRead(file) ? [file.base.text] : []));
  const matches = (await matchesIn(workspace, texts, { replacement, signal, ripgrep })).values();
  return read.map((file) => {
    if (!isRead(file)) return { kind: 'unusable', why: file };
    const found = matches.next().value ?? [];
    if (found.length === 0) return { kind: 'unusable', why: textOf('search.no-match-now') };
    return { kind: 'matches', ...file, matches: found };
  });
}

function fileOf(renamed: readonly RenamedFile[], path: string | undefined): RenamedFile | undefined {
  return renamed.find((file) => file.path === path);
}

function planOfRename(file: Read | AnyText, renamed: RenamedFile | undefined): FilePlan {
  if (!isRead(file)) return { kind: 'unusable', why: file };
  if (renamed?.hash !== file.base.hash) return { kind: 'unusable', why: textOf('search.file-changed') };
  const { text } = file.base;
  const matches = renamed.changes.map(({ from, to, by }): PlannedMatch => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', to);
    const whole = text.slice(start, end === -1 ? undefined : end);
    const line = text.slice(0, from).split('\n').length;
    const piece = [from - start, to - start] as const;
    const shown = foundLine({ line, text: whole, matched: [piece], replacements: [by] }, width);
    return { from, to, by, line, text: shown.text, matched: shown.matched[0] ?? ([0, 0] as const) };
  });
  return { kind: 'matches', ...file, matches };
}

type Read = { readonly path: WorkspacePath; readonly base: FileBase & { readonly hash: string } };

function isRead(file: Read | AnyText): file is Read {
  return typeof file === 'object' && 'base' in file;
}

/** In characters. A longer line is unreadable, and its matches would exceed a record. */
const longestLine = 1024 * 1024;

async function readForPlan(workspace: Workspace, relative: string): Promise<Read | AnyText> {
  try {
    const path = await workspace.resolve(relative);
    const base = await readTextFile(workspace, path);
    const { hash, text } = base;
    if (hash === null) return textOf('search.file-gone');
    if (text.length > longestLine && text.split('\n').some((line) => line.length > longestLine))
      return textOf('search.line-too-long');
    return { path, base: { ...base, hash } };
  } catch (error) {
    if (error instanceof ToolError) return toldOf(error);
    throw error;
  }
}

/**
 * A match never extends beyond its line. So all texts go to ripgrep as one input, and the lines are assigned to their
 * texts afterwards.
 */
async function matchesIn(
  { root }: Workspace,
  texts: readonly string[],
  { replacement, signal, ripgrep }: Required<Planning> & { readonly replacement: Replacement },
): Promise<readonly (readonly PlannedMatch[])[]> {
  const found: PlannedMatch[][] = texts.map(() => []);
  const lines = createLinePlaces(texts);
  let failure: unknown = null;
  const end = await ripgrep({
    args: [
      ...['--no-config', '--text', '--encoding=none', ...queryArguments(replacement.query)],
      ...[replaceArgument(replacement), '--', '-'],
    ],
    input: Buffer.from(texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('')),
    cwd: root,
    separator: '\n',
    signal,
    onRecord(record) {
      if (record === null) failure = new ToolError(textOf('search.line-too-long'));
      if (!record?.toString('latin1', 0, 16).startsWith('{"type":"match"')) return;
      const match = readMatch(record);
      const { index, line, start } = lines.at(match.line);
      found[index]?.push(...plannedMatches({ ...match, line }, start));
    },
  });
  if (failure !== null) throw failure;
  assertUnderstood(end);
  return found;
}

const width = { most: 160, before: 40 } as const;

function plannedMatches(match: MatchedLine, lineStart: number): PlannedMatch[] {
  return match.matched.map(([from, to], index) => {
    const shown = foundLine({ ...match, matched: [[from, to]] }, width);
    return {
      from: lineStart + from,
      to: lineStart + to,
      by: match.replacements[index] ?? '',
      line: match.line,
      text: shown.text,
      matched: shown.matched[0] ?? ([0, 0] as Piece),
    };
  });
}

/**
 * The text, line number and start of a line in the joined input. Lines count from 1 and must be requested in ascending
 * order.
 */
function createLinePlaces(texts: readonly string[]) {
  let [index, line, start, first] = [0, 1, 0, 1];
  return {
    at(wanted: number) {
      while (first + line - 1 < wanted) {
        const text = texts[index] ?? '';
        const next = text.indexOf('\n', start) + 1;
        if (next !== 0 && next < text.length) [line, start] = [line + 1, next];
        else [index, first, line, start] = [index + 1, first + line, 1, 0];
      }
      return { index, line, start };
    },
  };
}
