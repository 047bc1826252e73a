import { type Text, textOf, words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import type { ToolActivity } from '@shared/tools/tools';
import { visibleText } from '../../ui/visible-text';

// Groups adjacent read-only calls into one line. Pure.

/** The activity of the tool with this name; undefined if unknown. */
export type ActivityOf = (tool: string) => ToolActivity | undefined;

/** The calls in their order; adjacent calls that read, or are about to read, form one group. */
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

/** The past and present actions of a group, e.g. "Read 5 files, searched twice, reading src/a.ts…". */
export function runWords(calls: readonly ToolCall[], activityOf: ActivityOf): string {
  const done = calls.filter(onlyRead);
  const byCount = Map.groupBy(done, (call) => countedAs(call, activityOf));
  const deeds = [...byCount].flatMap(([count, same]) => (count === null ? [] : deedTexts[count](same)));
  const now = calls.find(({ phase }) => phase.phase === 'running') ?? (done.length === 0 ? calls[0] : null);
  const count = now && countedAs(now, activityOf);
  return words('call-run.deeds', { deeds: now && count ? [...deeds, nowText(now, count)] : deeds });
}

/** Whether a part of the group is still to be done. */
export function isRunLive(calls: readonly ToolCall[]): boolean {
  return !calls.every(onlyRead);
}

type Counted = 'file' | 'files' | 'folder' | 'search' | 'command';

/** Null: such a call has its own line. */
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

/** Done successfully and without a question, because the tool or command only reads. */
function onlyRead({ phase }: ToolCall): boolean {
  if (phase.phase !== 'done' || phase.allowance.by !== 'read-only') return false;
  return phase.display.kind !== 'command-output' || phase.display.exitCode === 0;
}

/**
 * It waits for its turn, or runs without a question because it only reads. If it asks after all, it gets its own line
 * again.
 */
function isReading({ phase }: ToolCall): boolean {
  return phase.phase === 'queued' || (phase.phase === 'running' && phase.allowance.by === 'read-only');
}

/** The number of different paths in the calls; each unreadable one counts separately. */
function placesOf(calls: readonly ToolCall[]): number {
  return new Set(calls.map((call) => pathIn(call.inputPreview) ?? call.id)).size;
}

function pathIn(input: string): string | undefined {
  return /"path"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(input)?.[1];
}
