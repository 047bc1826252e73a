import type { BatchAhead } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { changesLine } from '@shared/chat/changes-line';
import { words } from '@shared/texts/text';
import { type ReactElement, useCallback, useDeferredValue, useMemo } from 'react';
import { lookAt, shownAhead, useBatches } from '../../state/batch/batch-ahead';
import { noAheadDraft } from '../../state/batch/batch-drafts';
import { batchOf, isEdit } from '../../state/batch/batch-of';
import { type BatchRow, batchRows, totalsOf } from '../../state/batch/batch-rows';
import { useAheadDrafts, useDraftCounts } from '../../state/batch/use-drafts';
import type { EditState } from '../../state/questions/edit-state';
import { useServerState } from '../../state/server-state';
import { toolNamed } from '../../state/tools';
import { ReviewList } from '../review-list/ReviewList';
import { BatchFile } from './BatchFile';

type BatchFilesProps = {
  readonly chatId: string;
  readonly callId: string;
  /** The user's draft for the waiting edit; null if it is unknown. */
  readonly edit: EditState | null;
};

/** The edits of a batch: the decided ones, the waiting one and the later ones. */
export function BatchFiles({ chatId, callId, edit }: BatchFilesProps): ReactElement {
  const rows = useRows(chatId, callId, edit);
  const lookedAt = useBatches((state) => state.lookedAt[callKeyOf(chatId, callId)]);
  const shown = useShown(callKeyOf(chatId, callId));
  const files = useMemo(
    () =>
      rows.flatMap(({ call, file }) =>
        isReached(call.id, callId, shown) && file ? [{ id: call.id, path: file.path }] : [],
      ),
    [rows, callId, shown],
  );
  const choose = useCallback(
    (id: string) => lookAt(chatId, callId, id === callId ? null : id),
    [chatId, callId],
  );
  const totals = totalsOf(rows);
  const chosen = lookedAt ?? callId;
  // The diff appears before the end of a long list.
  const drawn = useDeferredValue(rows, rows.slice(0, atOnce));
  return (
    <ReviewList
      name={words('review.batch')}
      title={words('review-list.batch')}
      totals={changesLine(totals)}
      files={files}
      chosen={chosen}
      isOfQuestion
      choose={choose}
    >
      {(isShown) =>
        drawn
          .filter(({ file }) => isShown(file?.path ?? ''))
          .map((row) => (
            <BatchFile
              key={row.call.id}
              chatId={chatId}
              row={row}
              isChosen={row.call.id === chosen}
              onChoose={isReached(row.call.id, callId, shown) ? choose : undefined}
            />
          ))
      }
    </ReviewList>
  );
}

/** More rows than most windows have room for. */
const atOnce = 40;

/** Whether the review can show the change of the call. */
function isReached(id: string, callId: string, shown: readonly string[]): boolean {
  return id === callId || shown.includes(id);
}

const none: readonly string[] = [];
const nothing: BatchAhead = [];

function useShown(key: CallKey): readonly string[] {
  const ahead = useBatches((state) => state.ahead[key]);
  return useMemo(() => (ahead ? shownAhead(ahead) : none), [ahead]);
}

function useRows(chatId: string, callId: string, edit: EditState | null): readonly BatchRow[] {
  const calls = useServerState(({ chats }) => chats[chatId]?.calls);
  const app = useServerState((state) => state.app);
  const project = useServerState((state) => state.project);
  const ahead = useBatches((state) => state.ahead[callKeyOf(chatId, callId)] ?? nothing);
  const drafts = useAheadDrafts(chatId, ahead);
  const counts = useDraftCounts(chatId, callId, ahead);
  return useMemo(() => {
    const foreseen = new Map(ahead.map((one) => [one.callId, one]));
    return batchRows(batchOf(calls ?? {}, callId), callId, {
      foreseen: (id) => foreseen.get(id) ?? null,
      isEdit: (call) => isEdit(call, (name) => toolNamed({ app, project }, name)),
      edit,
      draft: (id) => drafts.get(id) ?? noAheadDraft,
      count: (id) => counts.get(id) ?? null,
    });
  }, [calls, callId, app, project, ahead, drafts, counts, edit]);
}
