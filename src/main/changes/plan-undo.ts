import { createHash } from 'node:crypto';
import { isFolderMode, linkMode } from '@shared/chat/chat';
import type { Conflict } from '@shared/hunks/merge-changes';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type EntryVersion, readEntry } from '../project/entries/entry-version';
import type { Workspace, WorkspacePath } from '../project/workspace';
import type { JournaledChange } from '../storage/chats/chat-log';
import type { KeptContents } from '../storage/chats/kept-contents';
import { mergeLines } from './merge-lines';
import { type NetChange, type Side, sideAfter, sideBefore } from './net-changes';

// Plans the undo of changes to a file: takes out each step, from the newest to the oldest. Later changes by the user
// stay; on conflicting lines the user's text wins and the plan lists the conflict. Only reads.

export type UndoPlan = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly now: EntryVersion | null;
  readonly outcome: UndoOutcome;
};

export type UndoOutcome =
  /** `wanted` null: the undo deletes the file. */
  | {
      readonly kind: 'back';
      readonly wanted: { readonly content: Buffer; readonly mode: number | null } | null;
      readonly conflicts: readonly Conflict[];
      /** Why older changes of the file stay. */
      readonly stops: AnyText | null;
    }
  /** The file is already in the earlier state. */
  | { readonly kind: 'nothing' }
  /** `changed`: the user can still force the undo. */
  | { readonly kind: 'kept'; readonly why: AnyText; readonly changed: boolean };

export type UndoParts = {
  readonly workspace: Workspace;
  readonly contents: Pick<KeptContents, 'read'>;
};

export type UndoWish = {
  /** Also discards later changes. */
  readonly over?: boolean;
  /** Paths in the same undo: it may empty a folder. */
  readonly along?: ReadonlySet<string>;
};

export async function planUndo(
  { workspace, contents }: UndoParts,
  { path, steps }: NetChange,
  { over = false, along = new Set() }: UndoWish = {},
): Promise<UndoPlan> {
  let now: EntryVersion | null = null;
  try {
    const at = await workspace.resolveEntry(path);
    // A path behind a link on the way is another file.
    const isThere = isSamePath(at.relative, path);
    const entry = isThere ? await readEntry(workspace, at) : null;
    const isFolder = isFolderMode(entry?.mode);
    const isOfFolder = steps.some(({ mode, modeAfter }) => isFolderMode(mode) || isFolderMode(modeAfter));
    now = isFolder && !isOfFolder ? null : entry;
    const kept = new Map<string, Buffer | null>();
    const read = async (hash: string) => {
      const known = kept.get(hash) ?? (await contents.read(hash));
      kept.set(hash, known);
      return known;
    };
    const outcome = await bestTakenOut(now, steps, { read, over });
    // The folder may disappear when the undo removes its content.
    if (isFolder && !isOfFolder && outcome.kind !== 'back')
      return { path, now, outcome: { kind: 'kept', why: textOf('changes.is-folder'), changed: false } };
    const goes = outcome.kind === 'back' && !isFolderMode(outcome.wanted?.mode);
    if (isFolder && isOfFolder && goes && !(await willBeEmpty(workspace, at, along)))
      return {
        path,
        now,
        outcome: { kind: 'kept', why: textOf('changes.folder-not-empty'), changed: false },
      };
    return { path, now, outcome };
  } catch (error) {
    return { path, now, outcome: { kind: 'kept', why: toldOf(error), changed: false } };
  }
}

async function willBeEmpty(
  workspace: Workspace,
  folder: WorkspacePath,
  along: ReadonlySet<string>,
): Promise<boolean> {
  const entries = await workspace.readDirectory(folder);
  return entries.every(({ name }) => {
    const path = `${folder.relative}/${name}`;
    return along.has(path) || [...along].some((other) => other.startsWith(`${path}/`));
  });
}

/** Some file systems normalize names. */
export function isSamePath(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}

/** Hash of the plan as the user saw it: the state on disk and the wanted state. */
export function planHash({ path, now, outcome }: UndoPlan): string {
  const hash = createHash('sha256').update(JSON.stringify([path, now && [now.hash, now.mode], outcome.kind]));
  if (outcome.kind === 'back' && outcome.wanted !== null)
    hash.update(String(outcome.wanted.mode)).update(outcome.wanted.content);
  return hash.digest('hex');
}

type Reading = { readonly read: (hash: string) => Promise<Buffer | null>; readonly over: boolean };

/** The state of the file at a point of the undo. */
type State = { readonly content: Buffer; readonly hash: string; readonly mode: number | null } | null;

/**
 * Undoes all steps as one if that works completely and without conflicts. The file may already be in a state between
 * two steps, because the user restored a part of it. Otherwise undoes step by step.
 */
async function bestTakenOut(
  now: EntryVersion | null,
  steps: readonly JournaledChange[],
  reading: Reading,
): Promise<UndoOutcome> {
  const whole = asOneStep(steps);
  if (whole) {
    const outcome = await takenOut(now, [whole], reading);
    if (outcome.kind === 'nothing') return outcome;
    if (outcome.kind === 'back' && outcome.conflicts.length === 0 && outcome.stops === null) return outcome;
  }
  return takenOut(now, steps, reading);
}

/**
 * Undefined for a single step, if something else changed the file between two steps, or if a step may be the user's.
 */
function asOneStep(steps: readonly JournaledChange[]): JournaledChange | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  const exactModes = steps.every((step) => step.exactModes);
  const follow = steps.every((step, at) => !step.whileGoing && (at === 0 || isNext(steps[at - 1], step)));
  if (!first || !last || first === last || !follow) return undefined;
  const { exactModes: _exact, ...rest } = last;
  return {
    ...rest,
    before: first.before,
    mode: first.mode,
    modeAfter: last.modeAfter ?? last.mode,
    ...(exactModes && { exactModes }),
  };
}

function isNext(one: JournaledChange | undefined, next: JournaledChange): boolean {
  const [left, found] = [one ? sideAfter(one) : null, sideBefore(next)];
  const isMode = one?.exactModes && next.exactModes ? isSameMode : runsAlike;
  return left?.hash === found?.hash && isMode(left?.mode ?? null, found?.mode ?? null);
}

async function takenOut(
  now: EntryVersion | null,
  steps: readonly JournaledChange[],
  reading: Reading,
): Promise<UndoOutcome> {
  // The change may be the user's, who worked at the same time.
  if (!reading.over && steps.some(({ whileGoing }) => whileGoing))
    return { kind: 'kept', why: textOf('changes.while-going'), changed: true };
  let state: State = now;
  const conflicts: Conflict[] = [];
  let stops: Stop | null = null;
  for (const step of steps.toReversed()) {
    const [before, after] = [sideBefore(step), sideAfter(step)];
    if (isSide(state, after) || (reading.over && !isSide(state, before))) {
      const back = await stateOf(before, reading);
      if (back === 'lost') stops = { why: textOf('changes.lost'), changed: false };
      else state = back && withMode(back, step, state);
    } else if (!isSide(state, before)) {
      const merged = await mergedWith(state, { before, after }, reading);
      if (merged === null) stops = { why: changedSince(state), changed: true };
      else state = merged.state;
      conflicts.push(...(merged?.conflicts ?? []));
    }
    if (stops !== null) break;
  }
  return outcomeOf(now, state, { conflicts, stops });
}

/** Where the undo ends: older steps would overwrite changes by others. */
type Stop = { readonly why: AnyText; readonly changed: boolean };

/** Keeps a mode that the change did not set, also if it was changed later. */
function withMode(back: NonNullable<State>, step: JournaledChange, now: State): State {
  if (now === null || kindOf(now) !== 'file' || kindOf(back) !== 'file') return back;
  const [before, after] = [sideBefore(step)?.mode ?? null, sideAfter(step)?.mode ?? null];
  const isSame = step.exactModes ? isExactly : runsAlike;
  if (step.modeAfter === undefined || isSame(before, after) || !isSame(now.mode, after))
    return { ...back, mode: now.mode };
  return step.exactModes ? back : { ...back, mode: withRight(now.mode, back.mode) };
}

function isExactly(one: number | null, other: number | null): boolean {
  return one === other;
}

function runsAlike(one: number | null, other: number | null): boolean {
  return runs(one) === runs(other);
}

/** Changes of earlier versions record only the right to execute: all readers of the file have it, or all lack it. */
function withRight(now: number | null, wanted: number | null): number | null {
  if (now === null) return wanted;
  return runs(wanted) ? now | (((now & 0o444) >> 2) & 0o111) : now & ~0o111;
}

function runs(mode: number | null): boolean {
  return mode !== null && (mode & 0o100) !== 0;
}

function isSide(state: State, side: Side): boolean {
  if (state === null || side === null) return state === side;
  return state.hash === side.hash && kindOf(state) === kindOf(side);
}

function kindOf({ mode }: { readonly mode: number | null }): 'file' | 'link' | 'folder' {
  if (isFolderMode(mode)) return 'folder';
  return mode === linkMode ? 'link' : 'file';
}

async function stateOf(side: Side, { read }: Reading): Promise<State | 'lost'> {
  if (side === null) return null;
  const content = await read(side.hash);
  return content === null ? 'lost' : { content, ...side };
}

type Sides = { readonly before: Side; readonly after: Side };

async function mergedWith(state: State, { before, after }: Sides, { read }: Reading) {
  if (state === null || before === null || after === null) return null;
  if ([state, before, after].some((side) => kindOf(side) !== 'file')) return null;
  const [base, theirs] = [await read(after.hash), await read(before.hash)];
  if (base === null || theirs === null) return null;
  const merged = mergeLines(base, state.content, theirs);
  if (merged === null) return null;
  const hash = createHash('sha256').update(merged.bytes).digest('hex');
  return { state: { content: merged.bytes, hash, mode: state.mode }, conflicts: merged.conflicts };
}

/** `null` is an unknown mode. */
function isSameMode(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}

function changedSince(state: State): AnyText {
  return textOf(state === null ? 'changes.gone-since' : 'changes.changed-since');
}

type OnTheWay = { readonly conflicts: readonly Conflict[]; readonly stops: Stop | null };

function outcomeOf(now: EntryVersion | null, state: State, { conflicts, stops }: OnTheWay): UndoOutcome {
  const isSame = now?.hash === state?.hash && isSameMode(now?.mode ?? null, state?.mode ?? null);
  if ((now === null) === (state === null) && isSame) {
    if (stops !== null) return { kind: 'kept', ...stops };
    if (conflicts.length === 0) return { kind: 'nothing' };
    return { kind: 'kept', why: textOf('changes.changed-since'), changed: true };
  }
  return {
    kind: 'back',
    wanted: state && { content: state.content, mode: state.mode },
    conflicts,
    stops: stops?.why ?? null,
  };
}
