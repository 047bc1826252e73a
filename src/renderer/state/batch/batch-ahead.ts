import type { BatchAhead, Foreseen, Grant } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { useEffect, useId, useMemo, useState } from 'react';
import { create } from 'zustand';
import { watchFolders } from '../disk/watched-folders';
import { callsBehind } from '../questions/calls-behind';
import { api, useServerState } from '../server-state';
import { folderOf } from '../visible-rows';

// The calls behind a waiting call in its batch. The main process computes the list. The window fetches it again when
// the question, the later calls, the mode, the rules or a file on disk change. The card and the review share the calls
// that the user leaves out, and the change that the user looks at.

type Batches = {
  /** By the `callKeyOf` of the waiting call. */
  readonly ahead: Readonly<Record<string, BatchAhead>>;
  /** Later calls that the user decides separately from the waiting call. */
  readonly leftOut: ReadonlySet<string>;
  /** By the same key: the later call whose change is shown; absent for the waiting call's own change. */
  readonly lookedAt: Readonly<Record<string, string>>;
};

export const useBatches = create<Batches>()(() => ({ ahead: {}, leftOut: new Set(), lookedAt: {} }));

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
  useEffect(() => {
    if (asked !== null) void fetchAhead(chatId, callId, [asked, mode, ownRules, rules, disk]);
  }, [chatId, callId, asked, mode, ownRules, rules, disk]);
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
  const paths = ahead.flatMap((one) => ('subject' in one ? [one.subject.relativePath] : []));
  return [...new Set(paths.map(folderOf))];
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

/** The later edits that are accepted with the waiting call, except those that the user leaves out. */
export function grantsOf(chatId: string, ahead: BatchAhead, leftOut: ReadonlySet<string>): readonly Grant[] {
  return ahead.flatMap((one) =>
    one.kind === 'edit' && !one.isGranted && !leftOut.has(callKeyOf(chatId, one.callId))
      ? [{ verdict: 'accept', callId: one.callId, diff: one.diff, hash: one.hash }]
      : [],
  );
}

/** The later calls that have a diff to show, in their order. */
export function shownAhead(ahead: BatchAhead): readonly string[] {
  return ahead.flatMap((one) => ('diff' in one ? [one.callId] : []));
}

export function include(chatId: string, callId: string, isIncluded: boolean): void {
  useBatches.setState(({ leftOut }) => {
    const next = new Set(leftOut);
    if (isIncluded) next.delete(callKeyOf(chatId, callId));
    else next.add(callKeyOf(chatId, callId));
    return { leftOut: next };
  });
}

/** `of`: the later call to show; null for the waiting call. */
export function lookAt(chatId: string, callId: string, of: string | null): void {
  const key = callKeyOf(chatId, callId);
  useBatches.setState(({ lookedAt: { [key]: _before, ...others } }) => ({
    lookedAt: of === null ? others : { ...others, [key]: of },
  }));
}

/** The next call with a diff; null for the waiting call, which is the first. Undefined at either end. */
export function stepFrom(chatId: string, callId: string, step: 1 | -1): string | null | undefined {
  const key = callKeyOf(chatId, callId);
  const { ahead, lookedAt } = useBatches.getState();
  const shown = [null, ...shownAhead(ahead[key] ?? [])];
  return shown[shown.indexOf(lookedAt[key] ?? null) + step];
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

/** `of`: the values that the answer depends on. */
async function fetchAhead(chatId: string, callId: string, of: readonly unknown[]): Promise<void> {
  const key = callKeyOf(chatId, callId);
  if (asks.get(key)?.every((one, at) => one === of[at])) return;
  asks.set(key, of);
  const found = await api.queue.batch({ chatId, callId }).catch(() => null);
  if (asks.get(key) !== of) return;
  // The call is decided, or the window asks again once it is connected.
  if (found === null) asks.delete(key);
  keep(key, found ?? nothing);
}

/** Stores the list, and drops the lists of decided calls. */
function keep(key: string, found: BatchAhead): void {
  const { chats } = useServerState.getState();
  const waits = (one: string) =>
    Object.values(chats).some(({ id: chatId, calls }) =>
      Object.values(calls).some(
        ({ id, phase }) => phase.phase === 'waiting' && callKeyOf(chatId, id) === one,
      ),
    );
  useBatches.setState(({ ahead, lookedAt }) => {
    const stillThere = ([one]: readonly [string, unknown]) => one !== key && waits(one);
    const looked = lookedAt[key];
    const isShown = looked !== undefined && shownAhead(found).includes(looked);
    return {
      ahead: { ...Object.fromEntries(Object.entries(ahead).filter(stillThere)), [key]: found },
      lookedAt: {
        ...Object.fromEntries(Object.entries(lookedAt).filter(stillThere)),
        ...(isShown && { [key]: looked }),
      },
    };
  });
}

const nothing: BatchAhead = [];
