import { callOfKept, keysOfCalls } from '@shared/hunks/kept-key';
import type { EditVersions } from '@shared/window/window-state-schema';
import { takeEdits, useEdits } from '../state/questions/edits';
import { api, useServerState } from '../state/server-state';
import type { ServerState } from '../state/state-holders';
import { windowId } from '../state/window-id';

// Follows the edits of waiting calls in other windows. The window shows a newer version that continues its own; of a
// different one it has a second version, which the user can choose.

type Sent = {
  /** Whether the edit is still to be sent to the main process. */
  isUnsent(key: string): boolean;
  /** The main process has these edits. */
  isSent(keys: readonly string[]): void;
};

/** Starts the subscription; call it once, at the start. */
export function followEdits(sent: Sent): void {
  useServerState.subscribe((state, before) => {
    const edited = state.app?.edited ?? null;
    const isAgain = state.connection === 'open' && before.connection !== 'open';
    if (isAgain) for (const chatId of chatsOfEdits()) void bring(chatId, sent);
    else if (edited !== (before.app?.edited ?? null) && edited?.windowId !== windowId())
      for (const chatId of edited?.chats ?? []) if (isKnown(state, chatId)) void bring(chatId, sent);
  });
}

async function bring(chatId: string, sent: Sent): Promise<void> {
  const before = useEdits.getState();
  const stored = await api.window.edits({ chatId, windowId: windowId() }).catch(() => null);
  if (stored === null) return;
  for (const keys of callsIn(chatId, before.edits, before.others, stored.edits, stored.others)) {
    const now = useEdits.getState();
    const isTyped = keys.some((key) => sent.isUnsent(key) || now.edits[key] !== before.edits[key]);
    if (isTyped || isSame(keys, stored)) continue;
    takeEdits(keys, stored);
    sent.isSent(keys);
  }
}

/** The keys of each call with an edit in one of these. */
function callsIn(
  chatId: string,
  ...all: readonly Readonly<Record<string, unknown>>[]
): readonly (readonly string[])[] {
  return keysOfCalls(all.flatMap(Object.keys).filter((key) => callOfKept(key)?.chatId === chatId));
}

function isSame(keys: readonly string[], stored: EditVersions): boolean {
  const { edits, others } = useEdits.getState();
  return keys.every(
    (key) =>
      edits[key]?.text === stored.edits[key]?.text &&
      edits[key]?.hash === stored.edits[key]?.hash &&
      others[key]?.text === stored.others[key]?.text,
  );
}

function isKnown({ chats, project }: ServerState, chatId: string): boolean {
  return chats[chatId] !== undefined || (project?.chats.some(({ id }) => id === chatId) ?? false);
}

function chatsOfEdits(): ReadonlySet<string> {
  const { edits, others } = useEdits.getState();
  return new Set(Object.keys({ ...edits, ...others }).flatMap((key) => callOfKept(key)?.chatId ?? []));
}
