import type { BatchAhead, DraftAhead, Foreseen } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { callOfKept } from '@shared/hunks/kept-key';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { useEffect, useId, useMemo, useState } from 'react';
import { create } from 'zustand';
import { watchFolders } from '../disk/watched-folders';
import { callsBehind } from '../questions/calls-behind';
import { api, useServerState } from '../server-state';
import { folderOf } from '../visible-rows';
import { useDraftsBehind, useWantedSides } from './use-drafts';

// The calls behind a waiting call in its batch. The main process computes the list. The window fetches it again when
// the question, the later calls, the mode, the rules or a file on disk change. The card and the review share the change
// that the user looks at.

type Batches = {
  /** By the `callKeyOf` of the waiting call. */
  readonly ahead: Readonly<Record<string, BatchAhead>>;
  /** By the same key: the later call whose change is shown; absent for the waiting call's own change. */
  readonly lookedAt: Readonly<Record<string, string>>;
};

export const useBatches = create<Batches>()(() => ({ ahead: {}, lookedAt: {} }));

/** The calls behind a waiting call, updated while a component shows them. Empty until the main process answers. */
export function useBatchAhead(chatId: string, callId: string): BatchAhead {
  const asked = useServerState(({ chats, connection }) =>
    connection === 'open' ? askedOf(chats[chatId]?.calls ?? {}, callId) : null,
  );
  const mode = useServerState(({ chats }) => chats[chatId]?.mode);
  const ownRules = useServerState(({ chats }) => chats[chatId]?.rules);
  const rules = useServerState(({ project }) => project?.rules);
  const ahead = useBatches((state) => state.ahead[callKeyOf(chatId, callId)] ?? nothing);
  const disk = useDiskBehind(ahead);
  const drafts = useDraftsBehind(chatId, callId, ahead);
  useEffect(() => {
    if (asked !== null) void fetchAhead(chatId, callId, { drafts, on: [asked, mode, ownRules, rules, disk] });
  }, [chatId, callId, asked, mode, ownRules, rules, disk, drafts]);
  const lookedAt = useBatches((state) => state.lookedAt[callKeyOf(chatId, callId)] ?? null);
  useWantedSides(chatId, callId, { ahead, lookedAt, drafts });
  return ahead;
}

/** Watches the folders of the files, and returns another text when one of these folders changes on disk. */
function useDiskBehind(ahead: BatchAhead): string {
  const owner = useId();
  const folders = useMemo(() => foldersOf(ahead), [ahead]);
  const [changed, setChanged] = useState('');
  useEffect(() => {
    watchFolders(owner, folders);
    const seen = versionsOf(folders);
    return useServerState.subscribe(() => {
      const now = versionsOf(folders);
      if (now !== seen) setChanged(now);
    });
  }, [owner, folders]);
  useEffect(() => () => watchFolders(owner, []), [owner]);
  return changed;
}

function versionsOf(folders: readonly string[]): string {
  const versions = useServerState.getState().project?.folderVersions ?? {};
  return folders.map((folder) => `${folder} ${versions[folder] ?? 0}`).join('\n');
}

function foldersOf(ahead: BatchAhead): readonly string[] {
  return [...new Set(ahead.flatMap(pathsOf).map(folderOf))];
}

/** Another program can make a failing change possible again. */
function pathsOf(foreseen: Foreseen): readonly string[] {
  if (foreseen.kind === 'later') return [];
  return foreseen.kind === 'fails' ? foreseen.paths : [foreseen.subject.relativePath];
}

/** The waiting call before this one, and the expected outcome of this one; undefined until that is known. */
export function useForeseen(
  chatId: string,
  callId: string,
): { readonly head: string; readonly foreseen: Foreseen } | undefined {
  const ofChat = callKeyOf(chatId, '');
  const key = useBatches(({ ahead }) =>
    Object.keys(ahead).find((id) => id.startsWith(ofChat) && ahead[id]?.some((one) => one.callId === callId)),
  );
  const foreseen = useBatches(({ ahead }) => ahead[key ?? '']?.find((one) => one.callId === callId));
  return key !== undefined && foreseen ? { head: key.slice(ofChat.length), foreseen } : undefined;
}

/** The later calls that have a diff to show, in their order. */
export function shownAhead(ahead: BatchAhead): readonly string[] {
  return ahead.flatMap((one) => ('diff' in one ? [one.callId] : []));
}

/** The path of the later change that the review of the waiting call shows; null: the waiting change. */
export function pathInFront({ ahead, lookedAt }: Batches, key: CallKey): string | null {
  const shown = ahead[key]?.find(({ callId }) => callId === lookedAt[key]);
  return shown && 'subject' in shown ? shown.subject.relativePath : null;
}

/** `of`: the later call to show; null for the waiting call. */
export function lookAt(chatId: string, callId: string, of: string | null): void {
  const key = callKeyOf(chatId, callId);
  useBatches.setState(({ lookedAt: { [key]: _before, ...others } }) => ({
    lookedAt: of === null ? others : { ...others, [key]: of },
  }));
}

/** Null if the call is the last of its batch. Another text means that the window must ask again. */
function askedOf(calls: Readonly<Record<string, ToolCall>>, callId: string): string | null {
  const phase = calls[callId]?.phase;
  if (phase?.phase !== 'waiting') return null;
  const behind = callsBehind(calls, callId);
  return behind.length === 0 ? null : [phase.question.hash, ...behind].join(' ');
}

/** The last request for each waiting call: the card and the review need the same answer. */
const asks = new Map<string, readonly unknown[]>();

/** `on`: the values that the answer depends on, besides the drafts. */
async function fetchAhead(
  chatId: string,
  callId: string,
  { drafts, on }: { readonly drafts: readonly DraftAhead[]; readonly on: readonly unknown[] },
): Promise<void> {
  const key = callKeyOf(chatId, callId);
  const of = [...on, JSON.stringify(drafts)];
  if (asks.get(key)?.every((one, at) => one === of[at])) return;
  asks.set(key, of);
  const found = await api.queue.batch({ chatId, callId, drafts: [...drafts] }).catch(() => null);
  if (asks.get(key) !== of) return;
  // The call is decided, or the window asks again once it is connected.
  if (found === null) asks.delete(key);
  keep(key, found);
}

/** Stores the list, null if it is unknown now, and drops the lists of decided calls. */
function keep(key: string, found: BatchAhead | null): void {
  const { chats } = useServerState.getState();
  const waits = (one: string) => {
    const call = callOfKept(one);
    const chat = call && chats[call.chatId];
    // A chat that is still loading may contain it.
    return !chat || chat.calls[call.callId]?.phase.phase === 'waiting';
  };
  useBatches.setState(({ ahead, lookedAt }) => {
    const stillThere = ([one]: readonly [string, unknown]) => one !== key && waits(one);
    const looked = lookedAt[key];
    const isShown = looked !== undefined && (found === null || shownAhead(found).includes(looked));
    return {
      ahead: { ...Object.fromEntries(Object.entries(ahead).filter(stillThere)), [key]: found ?? nothing },
      lookedAt: {
        ...Object.fromEntries(Object.entries(lookedAt).filter(stillThere)),
        ...(isShown && { [key]: looked }),
      },
    };
  });
}

const nothing: BatchAhead = [];
