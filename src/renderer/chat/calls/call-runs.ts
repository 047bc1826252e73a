import type { Allowance } from '@shared/approval/approval';
import { type Text, textOf, words } from '@shared/texts/text';
import { isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import type { ToolActivity } from '@shared/tools/tools';
import { visibleText } from '../../ui/visible-text';

// Groups adjacent calls into one line: calls that only read, later calls of a batch, and finished changes of files. Pure.

/** The activity of the tool with this name; undefined if unknown. */
export type ActivityOf = (tool: string) => ToolActivity | undefined;

/**
 * `reads`: calls that read, or are about to. `ahead`: calls of one reply that wait for their turn or run without a
 * question. `changes`: finished changes of files of one reply. `single`: one call with its own line.
 */
export type RunKind = 'reads' | 'ahead' | 'changes' | 'single';

export type CallRun = { readonly kind: RunKind; readonly calls: readonly ToolCall[] };

/** The calls in their order. A group has at least two calls. */
export function callRuns(calls: readonly ToolCall[], activityOf: ActivityOf): readonly CallRun[] {
  const runs: { kind: RunKind; first: ToolCall; calls: ToolCall[] }[] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    if (last && joins(last, call, activityOf)) last.calls.push(call);
    else runs.push({ kind: kindOf(call, activityOf), first: call, calls: [call] });
  }
  return runs.flatMap<CallRun>(({ kind, calls: some }) =>
    isGroup(some) ? [{ kind, calls: some }] : some.map(singleRun),
  );
}

function singleRun(call: ToolCall): CallRun {
  return { kind: 'single', calls: [call] };
}

function kindOf(call: ToolCall, activityOf: ActivityOf): RunKind {
  if (reads(call, activityOf)) return 'reads';
  if (isAhead(call, activityOf)) return 'ahead';
  return isFinishedChange(call, activityOf) && call.phase.phase !== 'failed' ? 'changes' : 'single';
}

type Begun = { readonly kind: RunKind; readonly first: ToolCall };

function joins({ kind, first }: Begun, call: ToolCall, activityOf: ActivityOf): boolean {
  const isSameReply = first.messageId === call.messageId;
  switch (kind) {
    case 'reads':
      return reads(call, activityOf);
    case 'ahead':
      return isSameReply && isAhead(call, activityOf);
    case 'changes':
      return isSameReply && isFinishedChange(call, activityOf);
    case 'single':
      return false;
  }
}

/** Failed changes stay visible below a line, so they alone need none. */
function isGroup(calls: readonly ToolCall[]): boolean {
  return calls.filter(({ phase }) => phase.phase !== 'failed').length > 1;
}

function reads(call: ToolCall, activityOf: ActivityOf): boolean {
  const count = countedAs(call, activityOf);
  return count !== null && (onlyRead(call) || (count !== 'command' && isReading(call)));
}

/** A running command shows its output, and other calls their progress, so only changes of files join. */
function isAhead(call: ToolCall, activityOf: ActivityOf): boolean {
  const { phase } = call;
  if (phase.phase === 'queued') return true;
  return phase.phase === 'running' && changesFile(call, activityOf) && !isAnswered(phase.allowance);
}

function isAnswered(allowance: Allowance): boolean {
  return allowance.by === 'person' && allowance.answer !== 'accept-these';
}

function isFinishedChange(call: ToolCall, activityOf: ActivityOf): boolean {
  return isFinished(call.phase) && changesFile(call, activityOf);
}

/** Whether the tool changes a file. */
export function changesFile({ tool }: ToolCall, activityOf: ActivityOf): boolean {
  const activity = activityOf(tool);
  return activity === 'edit-file' || activity === 'write-file' || activity === 'delete-file';
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
  'check-code': null,
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
  'use-skill': null,
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
