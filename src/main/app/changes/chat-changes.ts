import type { ChangedSides, ChangesView, FileToTakeBack, TakenBack } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import type { ChangedFile, JournaledChatEvent } from '@shared/chat/chat';
import { isFolderMode, linkMode } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { takeApart, textWithout } from '@shared/hunks/hunks';
import { textOf } from '@shared/texts/text';
import { hashOf } from '../../base/files/content-hash';
import { createSerialQueue } from '../../base/serial-queue';
import { type NetChange, netChanges, sideBefore } from '../../changes/net-changes';
import type { UndoParts } from '../../changes/plan-undo';
import { readEntry } from '../../project/entries/entry-version';
import type { Workspace } from '../../project/workspace';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { KeptContents } from '../../storage/chats/kept-contents';
import { type LongWork, unfollowed } from '../parts/long-work';
import { callsIn, changesIn, namedIn } from './changes-in';
import type { TakeBackParts, ToWrite } from './take-back';
import { turnChanges } from './turn-changes';

// The changes of one chat: lists, keeps and undoes them.

export type ChatChanges = {
  list(range: ChangeRange, over?: readonly string[]): Promise<ChangesView>;
  /** AppError `not-found` for a file outside the list. */
  sides(range: ChangeRange, path: string, over?: boolean): Promise<ChangedSides>;
  /** AppError `busy` while commands of the chat run, unless `whileRunning`. */
  takeBack(
    range: ChangeRange,
    wish: { readonly files: readonly FileToTakeBack[]; readonly whileRunning: boolean },
    work?: LongWork,
  ): Promise<TakenBack>;
  /** AppError `stale` if the file has changed since, or is not text. */
  takeBackHunks(range: ChangeRange, wish: HunksToTakeBack): Promise<TakenBack>;
  keep(files: readonly { readonly path: string; readonly hash: string | null }[]): Promise<void>;
  /** The chat's events about a finished turn. */
  endOfTurn(): Promise<readonly JournaledChatEvent[]>;
  /** Completes changes that a kill left open. Call it before all else. */
  settle(): Promise<void>;
};

export type HunksToTakeBack = {
  readonly path: string;
  readonly hash: string | null;
  readonly hunks: readonly string[];
  readonly whileRunning: boolean;
};

export type ChatChangesParts = TakeBackParts & {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly contents: KeptContents;
};

export function chatChanges(parts: ChatChangesParts): ChatChanges {
  const { log } = parts;
  const turns = createSerialQueue();
  const netIn = (range: ChangeRange) => netChanges(changesIn(log.changes().all, range, log.state()));
  const fileIn = (range: ChangeRange, path: string): NetChange => {
    const found = netIn(range).find((net) => net.path === path);
    if (!found) throw new AppError('not-found', textOf('changes.none-of', { path }));
    return found;
  };
  return {
    async list(range, over = []) {
      const { listChanges } = await import('./list-changes');
      const callIds = callsIn(range, log.state(), log.changes().turnOf);
      const named = namedIn(log.changes().named, range, log.state().items);
      return await listChanges(parts, { nets: netIn(range), callIds, named, over: new Set(over) });
    },
    sides: (range, path, over = false) => sidesOf(parts, fileIn(range, path), over),
    async takeBack(range, { files, whileRunning }, work = unfollowed) {
      assertQuiet(parts, whileRunning);
      const asked = new Map(files.map((file) => [file.path, file]));
      const writes = netIn(range).flatMap((net): ToWrite[] => {
        const file = asked.get(net.path);
        return file ? [{ net, hash: file.hash, over: file.over }] : [];
      });
      const { takeBack } = await import('./take-back');
      return await turns.next(() => takeBack(parts, { range, writes, work }));
    },
    async takeBackHunks(range, { path, hash, hunks, whileRunning }) {
      assertQuiet(parts, whileRunning);
      const net = fileIn(range, path);
      const { takeBack } = await import('./take-back');
      return await turns.next(async () => {
        const content = await withoutHunks(parts, net, { hash, hunks });
        return await takeBack(parts, { range, writes: [{ net, hash, content }], work: unfollowed });
      });
    },
    keep: (files) =>
      log.append({ events: [{ type: 'changes-kept', files: files.map((file) => ({ ...file })) }] }, 'synced'),
    endOfTurn: () => turnChanges(parts, parts.now()),
    settle: () => settleOpen(log, parts.workspace, parts.now()),
  };
}

/** A running command may write to the same files. */
function assertQuiet({ running }: ChatChangesParts, whileRunning: boolean): void {
  if (whileRunning || running() === 0) return;
  throw new AppError('busy', textOf('changes.commands-run'));
}

type Hunks = Pick<HunksToTakeBack, 'hash' | 'hunks'>;

/** The current content, with these hunks restored to their state before the first change. */
async function withoutHunks(parts: UndoParts, net: NetChange, { hash, hunks }: Hunks): Promise<Buffer> {
  const { planUndo } = await import('../../changes/plan-undo');
  const { now } = await planUndo(parts, net);
  const first = net.steps[0];
  const before = first ? sideBefore(first) : null;
  const old = before === null ? Buffer.alloc(0) : await parts.contents.read(before.hash);
  const sides = [old && exactText(old), now && exactText(now.content)] as const;
  const [was, is] = sides;
  if (was === null || is === null || now === null || hashOf(now.content) !== hash)
    throw new AppError('stale', textOf('changes.another-by-now', { path: net.path }));
  const change = takeApart(was, is);
  const known = new Set(change.hunks.map(({ id }) => id));
  if (hunks.length === 0 || hunks.some((id) => !known.has(id)))
    throw new AppError('stale', textOf('changes.another-by-now', { path: net.path }));
  return Buffer.from(textWithout(change, new Set(hunks)), 'utf8');
}

// Both sides of a changed file for a diff: before the first change, and now.

const mostBytes = 20 * 1024 * 1024;

async function sidesOf(parts: UndoParts, net: NetChange, over: boolean): Promise<ChangedSides> {
  const { planUndo } = await import('../../changes/plan-undo');
  const { path, now, outcome } = await planUndo(parts, net, { over });
  const first = net.steps[0];
  const before = first ? sideBefore(first) : null;
  const old = before && (await parts.contents.read(before.hash));
  const back = outcome.kind === 'back' ? (outcome.wanted?.content ?? null) : null;
  const known = { path, hash: now?.hash ?? null };
  const hidden = { ...known, before: null, now: null, back: null };
  if (before !== null && old === null) return { ...hidden, shown: 'not-kept' };
  const sides = [old, now?.content ?? null, back];
  if (sides.some((side) => side !== null && side.length > mostBytes))
    return { ...hidden, shown: 'too-large' };
  const isFolder = isFolderMode(before?.mode) || isFolderMode(now?.mode);
  if (isFolder) return { ...hidden, shown: 'folder' };
  const isLink = before?.mode === linkMode || now?.mode === linkMode;
  const texts = sides.map((side) => side && exactText(side));
  if (!isLink && sides.some((side, at) => side !== null && texts[at] === null))
    return { ...hidden, shown: 'binary' };
  const [was = null, is = null, wouldBe = null] = texts;
  return { ...known, before: was, now: is, back: wouldBe, shown: 'text' };
}

/**
 * The exact UTF-8 text, byte order mark included, so that writing it back gives the same bytes; null for other bytes.
 */
function exactText(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

// Completes changes that a kill left open: it checks the disk for each one and journals the result.

async function settleOpen(log: ChatLog, workspace: Workspace, at: number): Promise<void> {
  const { access, calls } = log.state();
  if (access !== 'writer') return;
  for (const [callId, changes] of [...log.changes().open]) {
    const { toldToModel } = await import('./take-back');
    const made: ChangedFile[] = [];
    for (const { callId: _callId, at: _at, turn: _turn, ...change } of changes)
      if (await isMade(workspace, change)) made.push(change);
    const events: JournaledChatEvent[] = made.map((change) => ({
      type: 'file-changed',
      callId,
      at,
      ...change,
    }));
    const files = made.map(({ relativePath }) => relativePath);
    const isUndo = !Object.hasOwn(calls, callId);
    if (isUndo)
      events.push({ type: 'item-added', item: { kind: 'taken-back', id: callId, at, files, kept: [] } });
    const records = isUndo && files.length > 0 ? [{ role: 'note' as const, text: toldToModel(files) }] : [];
    if (events.length > 0) await log.append({ events, records });
  }
  await sayUnseen(log);
}

/** Marks commands that a kill cut short: their changes are unknown. */
async function sayUnseen(log: ChatLog): Promise<void> {
  const cut = Object.values(log.state().calls).filter(
    ({ tool, phase, effects }) => tool === 'run_shell_command' && phase.phase === 'running' && !effects,
  );
  const unknown = textOf('changes.cut-short');
  const effects = { files: 0, added: 0, removed: 0, names: [], leftOut: [], unknown };
  const events = cut.map(({ id }): JournaledChatEvent => ({ type: 'effects-found', callId: id, effects }));
  if (events.length > 0) await log.append({ events });
}

async function isMade(workspace: Workspace, change: ChangedFile): Promise<boolean> {
  const { relativePath, before, after, mode, modeAfter } = change;
  const isModeAlone = before === after;
  if (isModeAlone && (modeAfter ?? mode) === mode) return false;
  try {
    const now = await readEntry(workspace, await workspace.resolveEntry(relativePath));
    const isKind = now === null || isFolderMode(now.mode) === isFolderMode(modeAfter ?? mode);
    return (now?.hash ?? null) === after && isKind && (!isModeAlone || now?.mode === modeAfter);
  } catch {
    // An unreadable file does not have the planned content.
    return false;
  }
}
