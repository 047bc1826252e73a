import { join } from 'node:path';
import type { ChangedFile } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { SnapshotsThere, Watched } from '../../changes/command-changes';
import { keepChanges } from '../../changes/keep-changes';
import type { MemoryWatch } from '../../memory/memory-watch';
import { unseenNotice } from '../../memory/unread-memory';
import type { Effects, WatchedCall } from '../../queue/parts';
import type { ChatLog } from '../../storage/chats/chat-log';
import { createKeptContents, type KeptContents } from '../../storage/chats/kept-contents';
import { noticeOnce } from '../chat-notices/notice-once';
import type { AppParts } from '../parts/parts';

// Journals the changes of calls that run other programs, in the chat of the call.

export type WatchParts = {
  readonly log: ChatLog;
  readonly root: string;
  readonly memory: Pick<MemoryWatch, 'begin'>;
  /** The folder of the project's chats. */
  readonly folder: string;
  readonly parts: Pick<AppParts, 'now'> & {
    readonly changes: Pick<AppParts['changes'], 'of' | 'snapshots'>;
    readonly log: Pick<AppParts['log'], 'write'>;
  };
};

/** Watches the changes of a call of the chat. */
export function watchCalls({ log, root, memory, folder, parts }: WatchParts) {
  const contents = createKeptContents(join(folder, 'contents'));
  return async (callId: string, signal: AbortSignal): Promise<WatchedCall> => {
    // In a large project both take their time.
    const [watched, watchedMemory] = await Promise.all([
      parts.changes.of(root).begin(callId, signal),
      memory.begin(),
    ]);
    const tellHeld = async () => {
      const held = await watchedMemory.end();
      if (held.length > 0) await noticeOnce(log, { ...unseenNotice(held), at: parts.now() });
    };
    const effectsOf = async (look: 'look' | 'end') =>
      await seenEffects(watched, look, { contents, snapshots: () => parts.changes.snapshots(root) });
    return {
      async end(goesOn) {
        if (goesOn === null) {
          await tellHeld();
          return await effectsOf('end');
        }
        void goesOn
          .then(tellHeld)
          .then(() => effectsOf('end'))
          .then((effects) => journal(log, { callId, at: parts.now(), effects: whileGoing(effects) }))
          .catch((error: unknown) => parts.log.write('warning', 'what a command changed later', error));
        return await effectsOf('look');
      },
    };
  };
}

/** The command ran on after its call: the changes may also be the user's. */
function whileGoing({ changes, effects }: Effects): Effects {
  return { changes: changes.map((change) => ({ ...change, whileGoing: true })), effects };
}

type Kept = { readonly contents: KeptContents; readonly snapshots: () => Promise<SnapshotsThere> };

/** Never rejects. */
async function seenEffects(
  watched: Watched,
  look: 'look' | 'end',
  { contents, snapshots: find }: Kept,
): Promise<Effects> {
  const seen = await watched[look]();
  const nothing = { files: 0, added: 0, removed: 0, names: [], leftOut: [] };
  try {
    const snapshots = await find();
    if ('none' in snapshots) return { changes: [], effects: { ...nothing, unknown: snapshots.none } };
    const { changes, effects } = await keepChanges(seen, { snapshots, contents });
    const hasOdd = seen.leftOut.some(({ why }) => why === 'odd-name');
    const isSilent =
      effects.files === 0 && effects.unknown === undefined && effects.ignored === undefined && !hasOdd;
    return { changes, effects: isSilent ? null : effects };
  } catch (error) {
    const unknown = textOf('changes.not-seen', { why: toldOf(error) });
    return { changes: [], effects: { ...nothing, unknown } };
  }
}

type Later = { readonly callId: string; readonly at: number; readonly effects: Effects };

/** The chat may be closed by then; such late changes are dropped. */
async function journal(log: ChatLog, { callId, at, effects }: Later): Promise<void> {
  if (effects.effects === null) return;
  const changed = effects.changes.map((change: ChangedFile) => ({
    type: 'file-changed' as const,
    callId,
    at,
    ...change,
  }));
  await log.append({ events: [...changed, { type: 'effects-found', callId, effects: effects.effects }] });
}
