import type { ChatState, Item, Undone } from '@shared/chat/chat';
import { isChange, netChanges } from '../../changes/net-changes';
import type { JournaledChange } from '../../storage/chats/chat-log';
import { changesIn } from './changes-in';

// The parts of a chat's changes that are undone, from its journal: by the id of each turn, call and undo. Pure.

export type JournaledChat = Pick<ChatState, 'items' | 'calls'> & { readonly all: readonly JournaledChange[] };

export type UndoneById = ReadonlyMap<string, Undone>;

/** Undos by earlier versions of Pilotfish are ignored. */
export function whatIsUndone(chat: JournaledChat): UndoneById {
  const marks = marksIn(chat);
  const undone = new Map<string, Undone>();
  if (marks.size === 0) return undone;
  const lastOf = new Map(chat.all.map((change) => [change.relativePath, change.after]));
  for (const [id, changes] of groupsOf(chat)) {
    const of = undoneOf(changes, { marks, lastOf });
    if (of !== null) undone.set(id, of);
  }
  return undone;
}

/** The entries that differ from the chat's known state. */
export function newlyUndone(known: ChatState['undone'], now: UndoneById) {
  const gone = Object.keys(known).filter((id) => !now.has(id));
  return [
    ...[...now].filter(([id, undone]) => known[id] !== undone).map(([id, undone]) => ({ id, undone })),
    ...gone.map((id) => ({ id, undone: 'not' as const })),
  ];
}

type TakenBack = Extract<Item, { kind: 'taken-back' }>;
/** By the id of the change's author, and its path. */
type Marks = ReadonlyMap<string, Undone>;

function keyOf({ callId, relativePath }: Pick<JournaledChange, 'callId' | 'relativePath'>): string {
  return `${callId}\n${relativePath}`;
}

/** Newest first: an undo counts only if it was not undone itself. */
function marksIn({ all, items, calls }: JournaledChat): Marks {
  const marks = new Map<string, Undone>();
  const undoings = items.filter((item): item is TakenBack => item.kind === 'taken-back');
  for (const { id, of, files, partly = [] } of undoings.toReversed()) {
    const begin = all.findIndex(({ callId }) => callId === id);
    if (of === undefined || begin === -1) continue;
    const written = new Set(files);
    for (const change of changesIn(all.slice(0, begin), of, { items, calls })) {
      const path = change.relativePath;
      const own = marks.get(keyOf({ callId: id, relativePath: path }));
      // Files undone earlier stay undone; only an undo of that undo restores them.
      const isMeant = of.kind === 'undo' || Object.hasOwn(calls, change.callId);
      if (!written.has(path) || !isMeant || own === 'wholly') continue;
      const isPart = own === 'partly' || partly.includes(path);
      if (!isPart) marks.set(keyOf(change), 'wholly');
      else if (!marks.has(keyOf(change))) marks.set(keyOf(change), 'partly');
    }
  }
  return marks;
}

function groupsOf({ all, calls }: JournaledChat): ReadonlyMap<string, readonly JournaledChange[]> {
  const groups = new Map<string, JournaledChange[]>();
  const add = (id: string, change: JournaledChange) => {
    const group = groups.get(id);
    if (group) group.push(change);
    else groups.set(id, [change]);
  };
  for (const change of all) {
    add(change.callId, change);
    if (change.turn !== null && Object.hasOwn(calls, change.callId)) add(change.turn, change);
  }
  return groups;
}

type Known = {
  readonly marks: Marks;
  /** The last content of each file, as far as the chat knows. */
  readonly lastOf: ReadonlyMap<string, string | null>;
};

/** Null: no part is undone. A file in its original state never counts as a remaining change. */
function undoneOf(changes: readonly JournaledChange[], { marks, lastOf }: Known): Undone | null {
  let [some, whole] = [false, true];
  for (const { path, steps } of netChanges(changes).filter(isChange)) {
    const found = steps.map((step) => marks.get(keyOf(step)));
    some ||= found.some((mark) => mark !== undefined);
    const isAsBefore = lastOf.get(path) === steps[0]?.before;
    whole &&= isAsBefore || found.every((mark) => mark === 'wholly');
  }
  if (!some) return null;
  return whole ? 'wholly' : 'partly';
}
