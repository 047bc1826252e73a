import type { ChatState, Item, Undone } from '@shared/chat/chat';
import { isChange, netChanges } from '../../changes/net-changes';
import type { JournaledChange } from '../../storage/chats/chat-log';
import { changesIn } from './changes-in';

// What of a chat's changes is taken back, by its journal: each turn, call and taking back by its id. Pure.

export type JournaledChat = Pick<ChatState, 'items' | 'calls'> & { readonly all: readonly JournaledChange[] };

export type UndoneById = ReadonlyMap<string, Undone>;

/** Nothing is said of what was taken back by earlier versions. */
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

/** What is another state than the chat knows. */
export function newlyUndone(known: ChatState['undone'], now: UndoneById) {
  const gone = Object.keys(known).filter((id) => !now.has(id));
  return [
    ...[...now].filter(([id, undone]) => known[id] !== undone).map(([id, undone]) => ({ id, undone })),
    ...gone.map((id) => ({ id, undone: 'not' as const })),
  ];
}

type TakenBack = Extract<Item, { kind: 'taken-back' }>;
/** By who changed a file, and its path. */
type Marks = ReadonlyMap<string, Undone>;

function keyOf({ callId, relativePath }: Pick<JournaledChange, 'callId' | 'relativePath'>): string {
  return `${callId}\n${relativePath}`;
}

/** Newest first: what was taken back counts only where that was not taken back itself. */
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
      // What was taken back before stays so: it is put back by its own name alone.
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
  /** What each file was left with, as far as the chat knows. */
  readonly lastOf: ReadonlyMap<string, string | null>;
};

/** Null: nothing of it is. A file that is as it was before is no reason to say that something stayed. */
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
