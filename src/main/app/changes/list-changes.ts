import type { ChangedBy, ChangedEntry, ChangesView, UndoPreview } from '@shared/changes/changes';
import { type ChatState, isFolderMode } from '@shared/chat/chat';
import { type AnyText, textOf } from '@shared/texts/text';
import { countLines } from '../../changes/count-lines';
import { type ChangedHashes, movesIn } from '../../changes/moved-files';
import { type NetChange, sideAfter, sideBefore } from '../../changes/net-changes';
import { planHash, planUndo, type UndoParts, type UndoPlan, type UndoWish } from '../../changes/plan-undo';
import type { ChatLog } from '../../storage/chats/chat-log';

// The list of changes: each file with its author, its difference from the state before, and the effect of an undo.

type ListParts = UndoParts & { readonly log: ChatLog; running(): number };

export type Listed = {
  readonly nets: readonly NetChange[];
  /** The requested calls, including calls whose changes are unknown. */
  readonly callIds: readonly string[];
  /** Files for which earlier versions of Pilotfish stored only the name. */
  readonly named: readonly string[];
  /** Paths whose preview overwrites later changes. */
  readonly over: ReadonlySet<string>;
};

/** The number of files whose two sides are in memory at the same time. */
const atOnce = 16;

export async function listChanges(
  parts: ListParts,
  { nets, callIds, named, over }: Listed,
): Promise<ChangesView> {
  const found: Found[] = [];
  const along = new Set(nets.map(({ path }) => path));
  for (let at = 0; at < nets.length; at += atOnce) {
    const some = nets.slice(at, at + atOnce);
    const wishFor = ({ path }: NetChange) => ({ over: over.has(path), along });
    found.push(...(await Promise.all(some.map((net) => entryOf(parts, net, wishFor(net))))));
  }
  const moves = movesIn(found);
  const files = found.map(({ entry }) => ({ ...entry, move: moves.get(entry.path) ?? null }));
  const unseen = unseenOf(parts, callIds);
  const known = new Set(nets.map(({ path }) => path));
  const lost = named.filter((path) => !known.has(path));
  const unknown = lost.length === 0 ? unseen.unknown : [...unseen.unknown, ofEarlierVersion(lost)];
  return { files, ...unseen, unknown, running: parts.running() };
}

type Found = ChangedHashes & { readonly entry: Omit<ChangedEntry, 'move'> };

async function entryOf(parts: ListParts, net: NetChange, wish: UndoWish): Promise<Found> {
  const contents = readOnce(parts.contents);
  const plan = await planUndo({ ...parts, contents }, net, wish);
  const { path, now, outcome } = plan;
  const [first, last] = [net.steps[0], net.steps.at(-1)];
  const before = first ? sideBefore(first) : null;
  const after = last ? sideAfter(last) : null;
  const old = before && (await contents.read(before.hash));
  const kept = parts.log.changes().kept;
  const hashes = { path, before: before?.hash ?? null, now: now?.hash ?? null };
  const entry = {
    path,
    ...(isFolderMode((now ?? after ?? before)?.mode) && { isFolder: true as const }),
    became:
      hashes.before === hashes.now && isOtherMode(net, now?.mode) ? ('changed' as const) : becameOf(hashes),
    by: whoChanged(net, parts.log.state().calls),
    changedSince: hashes.now !== (after?.hash ?? null),
    ...countLines(old, now?.content ?? null),
    undo: previewOf(plan),
    isKept: outcome.kind !== 'nothing' && kept.has(path) && kept.get(path) === hashes.now,
  };
  return { ...hashes, entry };
}

/** Reads each earlier content once, for both the plan and its lines. */
function readOnce(contents: UndoParts['contents']): UndoParts['contents'] {
  const known = new Map<string, Promise<Buffer | null>>();
  return {
    read(hash) {
      const reading = known.get(hash) ?? contents.read(hash);
      known.set(hash, reading);
      return reading;
    },
  };
}

function becameOf({ before, now }: Pick<ChangedHashes, 'before' | 'now'>): ChangedEntry['became'] {
  if (before === now) return 'as-before';
  if (before === null) return 'created';
  return now === null ? 'deleted' : 'changed';
}

/** For files with unchanged content: whether the mode differs. */
function isOtherMode({ steps }: NetChange, now: number | undefined): boolean {
  const [first] = steps;
  const before = first?.exactModes ? sideBefore(first)?.mode : undefined;
  return typeof before === 'number' && now !== undefined && before !== now;
}

function previewOf(plan: UndoPlan): UndoPreview {
  const { outcome } = plan;
  if (outcome.kind !== 'back') return outcome;
  const { wanted, conflicts, stops } = outcome;
  return { kind: 'back', hash: planHash(plan), goes: wanted === null, conflicts, stops };
}

function whoChanged({ steps }: NetChange, calls: ChatState['calls']): readonly ChangedBy[] {
  const by = new Map<string, ChangedBy>();
  for (const { callId, byCommands } of steps) {
    const call = calls[callId];
    if (byCommands) by.set('commands', { kind: 'commands' });
    else if (!call) by.set('person', { kind: 'person' });
    else by.set(callId, { kind: 'call', callId, name: call.displayName, title: call.title });
  }
  return [...by.values()];
}

function ofEarlierVersion(files: readonly string[]): AnyText {
  return textOf('changes.earlier-version', { files: files.slice(0, mostLeftOut) });
}

const mostLeftOut = 100;

type Unseen = Pick<ChangesView, 'leftOut' | 'ignored' | 'unknown'>;

/** Further changes that commands may have made. */
function unseenOf({ log }: ListParts, callIds: readonly string[]): Unseen {
  const { calls } = log.state();
  const effects = callIds.flatMap((id) => calls[id]?.effects ?? []);
  const unknown = effects.flatMap((one): AnyText[] => (one.unknown === undefined ? [] : [one.unknown]));
  const first = (names: readonly string[]) => [...new Set(names)].slice(0, mostLeftOut);
  const leftOut = first(effects.flatMap((one) => one.leftOut));
  return { leftOut, ignored: first(effects.flatMap(({ ignored = [] }) => ignored)), unknown };
}
