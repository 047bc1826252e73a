import { type Text, textOf, words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import type { ToolActivity } from '@shared/tools/tools';
import { visibleText } from '../../ui/visible-text';

// Calls that only read take one line together. Pure.

/** What the tool of this name does; undefined where it is not known. */
export type ActivityOf = (tool: string) => ToolActivity | undefined;

/** The calls in their order; those next to each other that read, or are about to, are together. */
export function callRuns(
  calls: readonly ToolCall[],
  activityOf: ActivityOf,
): readonly (readonly ToolCall[])[] {
  const joins = (call: ToolCall) => {
    const count = countedAs(call, activityOf);
    return count !== null && (onlyRead(call) || (count !== 'command' && isReading(call)));
  };
  const runs: ToolCall[][] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    if (last?.[0] && joins(last[0]) && joins(call)) last.push(call);
    else runs.push([call]);
  }
  return runs;
}

/** What a run did and does, e.g. "Read 5 files, searched twice, reading src/a.ts…". */
export function runWords(calls: readonly ToolCall[], activityOf: ActivityOf): string {
  const done = calls.filter(onlyRead);
  const byCount = Map.groupBy(done, (call) => countedAs(call, activityOf));
  const deeds = [...byCount].flatMap(([count, same]) => (count === null ? [] : deedTexts[count](same)));
  const now = calls.find(({ phase }) => phase.phase === 'running') ?? (done.length === 0 ? calls[0] : null);
  const count = now && countedAs(now, activityOf);
  return words('call-run.deeds', { deeds: now && count ? [...deeds, nowText(now, count)] : deeds });
}

/** Whether some of the run is still to be done. */
export function isRunLive(calls: readonly ToolCall[]): boolean {
  return !calls.every(onlyRead);
}

type Counted = 'file' | 'files' | 'folder' | 'search' | 'command';

/** Null: a call of it keeps its own line. */
const counted: Readonly<Record<ToolActivity, Counted | null>> = {
  'read-file': 'file',
  'read-files': 'files',
  'list-folder': 'folder',
  'find-files': 'search',
  'search-text': 'search',
  'run-command': 'command',
  'edit-file': null,
  'write-file': null,
  'delete-file': null,
  'write-todos': null,
  'fetch-page': null,
  'search-web': null,
  connect: null,
  'save-memory': null,
  'present-plan': null,
  'ask-person': null,
  'run-agent': null,
  'find-tools': null,
  'call-elsewhere': null,
};

const deedTexts: Readonly<Record<Counted, (calls: readonly ToolCall[]) => Text>> = {
  file: (calls) => textOf('call-run.read-file', { count: placesOf(calls) }),
  files: ({ length: count }) => textOf('call-run.read-files', { count }),
  folder: (calls) => textOf('call-run.listed-folder', { count: placesOf(calls) }),
  search: ({ length: count }) => textOf('call-run.searched', { count }),
  command: ({ length: count }) => textOf('call-run.ran-command', { count }),
};

function nowText({ inputPreview }: ToolCall, count: Counted): Text {
  const path = visibleText(pathIn(inputPreview) ?? '');
  if (count === 'search') return textOf('call-run.searching');
  if (count === 'files' || path === '') return textOf('call-run.reading-files');
  return textOf(count === 'folder' ? 'call-run.listing' : 'call-run.reading', { path });
}

function countedAs({ tool }: ToolCall, activityOf: ActivityOf): Counted | null {
  const activity = activityOf(tool);
  return activity === undefined ? null : counted[activity];
}

/** Done without a question, because of what the tool or the command is, and nothing went wrong. */
function onlyRead({ phase }: ToolCall): boolean {
  if (phase.phase !== 'done' || phase.allowance.by !== 'read-only') return false;
  return phase.display.kind !== 'command-output' || phase.display.exitCode === 0;
}

/** It waits for its turn, or runs because of what it is. One that asks after all stands by itself again. */
function isReading({ phase }: ToolCall): boolean {
  return phase.phase === 'queued' || (phase.phase === 'running' && phase.allowance.by === 'read-only');
}

/** How many different paths the calls name; one that cannot be read counts for itself. */
function placesOf(calls: readonly ToolCall[]): number {
  return new Set(calls.map((call) => pathIn(call.inputPreview) ?? call.id)).size;
}

function pathIn(input: string): string | undefined {
  return /"path"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(input)?.[1];
}
