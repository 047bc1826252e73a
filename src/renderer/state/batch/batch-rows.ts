import type { Foreseen } from '@shared/approval/approval';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { isFinished } from '@shared/tool-call/tool-call';
import type { EditState, Judged } from '../questions/edit-state';
import { type AheadDraft, isDraftable, type LineCount } from './batch-drafts';

// The rows of a batch under review: its edits from the first to the last, and the calls that are still in the queue.
// Pure.

export type BatchRow = {
  readonly call: ToolCall;
  /** Null if the file is not known yet, or if the call is no edit. */
  readonly file: (LineCount & { readonly path: string }) | null;
  readonly state: BatchRowState;
};

export type BatchRowState =
  | { readonly kind: 'waiting' | 'edited' | 'stale' | 'running' }
  /** The user accepted some hunks. */
  | { readonly kind: 'partly'; readonly judged: Judged }
  | { readonly kind: 'applied' | 'rejected' | 'failed' | 'cancelled' }
  /** The user's draft for a later edit; `undecided`: none. */
  | { readonly kind: 'undecided' | 'accepted' | 'left-out' | 'outdated' }
  /** `foreseen`: null until it is computed. */
  | { readonly kind: 'queued'; readonly foreseen: Foreseen | null };

type Known = {
  /** What the main process expects of the queued calls. */
  foreseen(callId: string): Foreseen | null;
  isEdit(call: ToolCall): boolean;
  /** The user's draft for the waiting call. */
  readonly edit: EditState | null;
  /** The user's draft for a later call. */
  draft(callId: string): AheadDraft;
  /** The lines of a change in the user's version; null if it is as proposed. */
  count(callId: string): LineCount | null;
};

export function batchRows(batch: readonly ToolCall[], callId: string, known: Known): readonly BatchRow[] {
  return batch
    .filter((call) => call.phase.phase === 'queued' || call.id === callId || known.isEdit(call))
    .map((call) => ({ call, file: fileOf(call, known), state: stateOf(call, call.id === callId, known) }));
}

/** The number of files, and their lines together, without the changes that are not applied. */
export function totalsOf(rows: readonly BatchRow[]) {
  const files = rows.flatMap(({ file, state }) => (file && !notApplied.has(state.kind) ? [file] : []));
  const sum = (of: 'added' | 'removed') => files.reduce((all, file) => all + file[of], 0);
  return { files: new Set(files.map(({ path }) => path)).size, added: sum('added'), removed: sum('removed') };
}

const notApplied = new Set<BatchRowState['kind']>(['left-out', 'rejected', 'failed', 'cancelled']);

function fileOf({ id, phase }: ToolCall, known: Known): BatchRow['file'] {
  const drafted = (file: BatchRow['file']) => file && { ...file, ...known.count(id) };
  if (phase.phase === 'waiting') return drafted(fileOfSubject(phase.question.subject));
  if (isFinished(phase)) {
    const { display } = phase;
    if (display.kind !== 'file-diff') return null;
    return { path: display.relativePath, added: display.added, removed: display.removed };
  }
  const foreseen = known.foreseen(id);
  return foreseen && 'subject' in foreseen ? drafted(fileOfSubject(foreseen.subject)) : null;
}

type Subject = Extract<ToolCall['phase'], { phase: 'waiting' }>['question']['subject'];

function fileOfSubject(subject: Subject): BatchRow['file'] {
  if (subject.kind !== 'file-change') return null;
  return { path: subject.relativePath, added: subject.added, removed: subject.removed };
}

function stateOf({ id, phase }: ToolCall, isInFront: boolean, known: Known): BatchRowState {
  switch (phase.phase) {
    case 'queued':
      return queuedState(known.foreseen(id), known.draft(id));
    case 'waiting':
      if (phase.question.stale !== null) return { kind: 'stale' };
      return isInFront ? draftState(known.edit) : { kind: 'waiting' };
    case 'done':
      return { kind: 'applied' };
    case 'running':
    case 'rejected':
    case 'failed':
    case 'cancelled':
      return { kind: phase.phase };
  }
}

function draftState(edit: EditState | null): BatchRowState {
  if (edit === null || edit.kind === 'none') return { kind: 'waiting' };
  if (edit.kind === 'conflict') return { kind: 'stale' };
  return edit.judged ? { kind: 'partly', judged: edit.judged } : { kind: 'edited' };
}

function queuedState(foreseen: Foreseen | null, { edit, mark }: AheadDraft): BatchRowState {
  if (foreseen === null || !isDraftable(foreseen)) return { kind: 'queued', foreseen };
  if (mark?.kind === 'left-out') return { kind: 'left-out' };
  if (edit.kind === 'conflict') return { kind: 'outdated' };
  if (edit.kind === 'edited')
    return edit.judged ? { kind: 'partly', judged: edit.judged } : { kind: 'edited' };
  return { kind: mark?.kind ?? 'undecided' };
}
