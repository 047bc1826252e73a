import { relative, resolve } from 'node:path';
import type { Refusal } from '@shared/approval/approval';
import { isRecord } from '@shared/base/json';
import type { ToolCall } from '@shared/tool-call/tool-call';
import type { Workspace } from '../project/workspace';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import { parseInput } from '../tools/kit/lenient-input';
import type { Call, ModelCall } from './calls/call';
import type { Ending } from './calls/ending';
import { failedAgainText } from './calls/wording';
import { repeatsAsk } from './policy/kinds';

// History of a turn for one of its calls: whether the call repeats earlier ones of its line of batches without
// progress. It also finds a rejection of the same call anywhere in the turn.

export type History = {
  readonly log: Pick<ChatLog, 'records' | 'state'>;
  readonly workspace: Pick<Workspace, 'root'>;
};

/**
 * Whether the same call ran twice with the same outcome since the last new action, regardless of calls in between.
 * Excludes todos, and calls that a rule of the user covered while they were queued.
 */
export function comesAgain(history: History, call: Call): boolean {
  if (!repeatsAsk(call.tool.kind)) return false;
  const own = signatureOf(history, call.tool, call.arguments);
  const same = sinceProgress(history, call).filter((past) => isSame(history, past, { call, own }));
  if (same.some(({ shown }) => isCoveredBy(history, call, shown))) return false;
  const [last, oneBefore] = same.slice(-2).reverse();
  return last !== undefined && oneBefore !== undefined && outcomeOf(last) === outcomeOf(oneBefore);
}

/** The user answered `past` with a rule, and saw `call` behind it in the same reply. */
function isCoveredBy({ log }: History, { id }: Call, { messageId, phase }: ToolCall): boolean {
  if (log.state().calls[id]?.messageId !== messageId || phase.phase !== 'done') return false;
  return phase.allowance.by === 'person' && phase.allowance.answer === 'always';
}

/** A call that fails; `call` is absent if the tool is unknown, or its arguments are invalid. */
type Failing = Pick<Call, 'id' | 'parentId'> & { readonly tool: string; readonly call?: Call };

/** Refuses a call that failed twice before in the same way since the last new action, and tells the model. */
export function withRepetition(
  history: History,
  { tool, call, ...failing }: Failing,
  ending: Ending,
): Ending {
  if (ending.state !== 'failed' || isRepetition(ending.refusal) || ending.durationMs !== undefined)
    return ending;
  const outcome = comparable(ending.text);
  const place = call && placeOf(history, call.tool, call.arguments);
  const same = sinceProgress(history, failing).filter(
    (past) =>
      past.shown.tool === tool &&
      past.shown.phase.phase === 'failed' &&
      outcomeOf(past) === outcome &&
      (call === undefined || placeOf(history, call.tool, past.input) === place),
  );
  if (same.length < 2) return ending;
  return { ...ending, text: `${ending.text}\n${failedAgainText}`, refusal: { by: 'repeat' } };
}

function isRepetition(refusal: Refusal | undefined): boolean {
  return refusal?.by === 'repeat' || refusal?.by === 'rejection';
}

const mostRefusals = 3;

/** Whether repetitions were refused in the batch, and for the third time in the turn. */
export function repeatsOverAndOver({ log }: History, batch: readonly ModelCall[]): boolean {
  const { calls } = log.state();
  const isRefused = ({ id }: Pick<Call, 'id'>) => {
    const phase = calls[id]?.phase;
    return phase?.phase === 'failed' && isRepetition(phase.refusal);
  };
  if (!batch.some(isRefused)) return false;
  const batches = sinceMessage(log).map((record) => batchIn(record, batch[0]?.parentId) ?? []);
  return batches.filter((one) => one.some(isRefused)).length >= mostRefusals;
}

/** The rejection of an identical call since the last message of the user, or null: a new message ends its effect. */
export function rejectionOf(history: History, call: Call): { readonly reason: string | null } | null {
  const own = signatureOf(history, call.tool, call.arguments);
  const readAs = readInputs(history.log);
  for (const record of callsSinceMessage(history.log)) {
    const shown = history.log.state().calls[record.id];
    if (shown?.phase.phase !== 'rejected') continue;
    const past = { record, shown, input: readAs.get(record.id) ?? record.arguments };
    if (isSame(history, past, { call, own })) return { reason: shown.phase.reason };
  }
  return null;
}

type RecordedCall = Pick<Call, 'id' | 'arguments'> & { readonly name: string };

type Past = { readonly record: RecordedCall; readonly shown: ToolCall; readonly input: string };
type PastRun = Past & { readonly content: Result['content'] };
type Result = Extract<ModelRecord, { role: 'result' | 'nested-result' }>;

/** Earlier calls with an outcome of their own, from the last one that did something new. */
function sinceProgress({ log }: History, call: Pick<Call, 'id' | 'parentId'>): readonly PastRun[] {
  const { calls } = log.state();
  const results = resultsIn(log);
  const readAs = readInputs(log);
  const ran = lineBefore(log, call).flatMap((record): PastRun[] => {
    const shown = calls[record.id];
    const result = results.get(record.id);
    if (!shown || !result || !hasOutcome(shown)) return [];
    return [{ record, shown, content: result.content, input: readAs.get(record.id) ?? record.arguments }];
  });
  const known = new Map<string, Set<string>>();
  const parents = new Set(Object.values(calls).map(({ parentId }) => parentId));
  let start = 0;
  for (const [index, { shown, input }] of ran.entries()) {
    const inputs = known.get(shown.tool) ?? new Set();
    const isNew = !inputs.has(input);
    known.set(shown.tool, inputs.add(input));
    if (isNew && (mayHaveChanged(shown) || parents.has(shown.id))) start = index;
  }
  return ran.slice(start);
}

function hasOutcome({ phase }: ToolCall): boolean {
  return phase.phase === 'done' || (phase.phase === 'failed' && !isRepetition(phase.refusal));
}

function mayHaveChanged({ phase }: ToolCall): boolean {
  return phase.phase === 'done' && phase.allowance.by !== 'read-only';
}

/** A line of consecutive batches so far: all of its calls, and those of its last batch. */
type Line = { batch: readonly RecordedCall[]; readonly calls: RecordedCall[] };

/**
 * A running call may have several batches in progress. A new batch continues a line whose last batch was over, or
 * begins its own line.
 */
function lineBefore(log: History['log'], call: Pick<Call, 'id' | 'parentId'>): readonly RecordedCall[] {
  const over = new Set<string>();
  const lines: Line[] = [];
  for (const record of sinceMessage(log)) {
    if (record.role === 'result' || record.role === 'nested-result') over.add(record.callId);
    const batch = batchIn(record, call.parentId);
    if (!batch) continue;
    const line = lines.findLast((one) => one.batch.every(({ id }) => over.has(id)));
    if (line) {
      line.batch = batch;
      line.calls.push(...batch);
    } else lines.push({ batch, calls: [...batch] });
  }
  const own = lines.find(({ calls }) => calls.some(({ id }) => id === call.id));
  return own
    ? own.calls.slice(
        0,
        own.calls.findIndex(({ id }) => id === call.id),
      )
    : [];
}

function callsSinceMessage(log: History['log']): RecordedCall[] {
  return sinceMessage(log).flatMap((record) =>
    record.role === 'assistant' || record.role === 'nested-calls' ? record.calls : [],
  );
}

/** The records after the user's last message, or all records. */
function sinceMessage({ records }: History['log']): readonly ModelRecord[] {
  return records().slice(records().findLastIndex(({ role }) => role === 'user') + 1);
}

/** The calls of the record from `parentId`, or from the model; null: other records. */
function batchIn(record: ModelRecord, parentId: string | undefined): readonly RecordedCall[] | null {
  if (record.role === 'assistant') return parentId === undefined ? record.calls : null;
  return record.role === 'nested-calls' && record.parentId === parentId ? record.calls : null;
}

function resultsIn(log: History['log']): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  for (const record of sinceMessage(log))
    if (record.role === 'result' || record.role === 'nested-result') results.set(record.callId, record);
  return results;
}

function readInputs(log: History['log']): ReadonlyMap<string, string> {
  const inputs = new Map<string, string>();
  for (const record of sinceMessage(log))
    if (record.role === 'read-as') inputs.set(record.callId, record.input);
  return inputs;
}

function isSame(
  history: History,
  { record, shown, input }: Past,
  { call, own }: { readonly call: Call; readonly own: string },
): boolean {
  if (shown.tool !== call.tool.name) return false;
  const known = signatures.get(record) ?? signatureOf(history, call.tool, input);
  signatures.set(record, known);
  return known === own;
}

/** Signatures of past calls, which are compared with every later call. */
const signatures = new WeakMap<RecordedCall, string>();

/** Identifies the execution: ignores blanks, key order, dropped keys and the spelling of the path. */
function signatureOf({ workspace }: History, tool: Call['tool'], argumentsText: string): string {
  const parsed = parseInput(tool, argumentsText);
  if (!parsed.ok) return argumentsText;
  const target = targetOf(tool, parsed.input);
  const place = typeof target === 'string' ? target : null;
  const plain = (path: string) => relative(workspace.root, resolve(workspace.root, path));
  return JSON.stringify(parsed.input, (_key, value: unknown) => {
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return value === place && place !== null ? plain(place) : value;
  });
}

/** The subject of a call: its files, or else its whole input. */
function placeOf(history: History, tool: Call['tool'], argumentsText: string): string {
  const parsed = parseInput(tool, argumentsText);
  const target = parsed.ok ? targetOf(tool, parsed.input) : null;
  if (target === null) return signatureOf(history, tool, argumentsText);
  const { root } = history.workspace;
  return [target]
    .flat()
    .map((path) => relative(root, resolve(root, path)))
    .join('\n');
}

/** The same error appears again when the call is prepared, and fails the call there. */
function targetOf(tool: Call['tool'], input: unknown): ReturnType<Call['tool']['target']> {
  try {
    return tool.target(input);
  } catch {
    return null;
  }
}

function outcomeOf({ content }: PastRun): string {
  return comparable(typeof content === 'string' ? content : JSON.stringify(content));
}

/** Removes text that differs at each run. */
function comparable(outcome: string): string {
  return outcome.replace(passing, '');
}

const passing =
  /^\[The tool ".*" is called .* here\. Use that name\.\]\n|^(?:Background PIDs|Process Group PGID): .*$|\b\d+(?:[.,]\d+)? ?(?:ms|s|sec|seconds)\b|\b\d{1,2}:\d{2}:\d{2}\b/gm;
