import { randomUUID } from 'node:crypto';
import type { Item, JournaledChatEvent } from '@shared/chat/chat';
import { countLines, type LineCounts } from '../../changes/count-lines';
import { type ChangedHashes, movesIn } from '../../changes/moved-files';
import { isChange, type NetChange, netChanges } from '../../changes/net-changes';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { KeptContents } from '../../storage/chats/kept-contents';
import { changesIn } from './changes-in';
import { whatIsUndone } from './what-is-undone';

// Summarises the changes of a turn in one line at its end.

type TurnParts = { readonly log: ChatLog; readonly contents: Pick<KeptContents, 'read'> };

/** The maximum number of files whose lines are counted. */
const mostCounted = 1_000;
const atOnce = 16;

/** Empty if the turn has made no changes since its last summary. */
export async function turnChanges({ log, contents }: TurnParts, at: number): Promise<JournaledChatEvent[]> {
  const state = log.state();
  const turn = state.items.findLast(({ kind }) => kind === 'user')?.id;
  if (turn === undefined) return [];
  const changes = changesIn(log.changes().all, { kind: 'turn', itemId: turn }, state);
  const said = state.items.findLast((item) => item.kind === 'changes' && item.turn === turn);
  if (changes.length === 0 || (said && !changes.some((change) => (change.at ?? 0) > said.at))) return [];
  const nets = netChanges(changes).filter(isChange);
  if (nets.length === 0) return [];
  const moves = movesIn(nets.map(hashesOf));
  const counted = nets.filter(({ path }) => !moves.has(path)).slice(0, mostCounted);
  const { added, removed } = await linesOf(counted, contents);
  const undone = whatIsUndone({ ...log.state(), all: log.changes().all }).get(turn);
  const item: Item = {
    kind: 'changes',
    id: randomUUID(),
    at,
    turn,
    files: nets.length,
    added,
    removed,
    ...(undone && { undone }),
  };
  return [{ type: 'item-added', item }];
}

function hashesOf({ path, steps }: NetChange): ChangedHashes {
  return { path, before: steps[0]?.before ?? null, now: steps.at(-1)?.after ?? null };
}

async function linesOf(nets: readonly NetChange[], contents: TurnParts['contents']): Promise<LineCounts> {
  let [added, removed] = [0, 0];
  const read = async (hash: string | null | undefined) => (hash ? await contents.read(hash) : null);
  for (let at = 0; at < nets.length; at += atOnce) {
    const counts = await Promise.all(
      nets.slice(at, at + atOnce).map(async ({ steps }) => {
        const [before, after] = [await read(steps[0]?.before), await read(steps.at(-1)?.after)];
        return countLines(before, after);
      }),
    );
    for (const count of counts) {
      added += count.added;
      removed += count.removed;
    }
  }
  return { added, removed };
}
