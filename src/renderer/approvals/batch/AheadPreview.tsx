import type { BatchAhead } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { type ReactElement, useEffect } from 'react';
import { fetchAheadSides } from '../../state/batch/ahead-sides';
import { useBatches, useForeseen } from '../../state/batch/batch-ahead';
import { useDraftsBehind } from '../../state/batch/use-drafts';
import { useReviewed } from '../../state/questions/edits';
import { useKnownSides } from '../../state/questions/known-sides';
import { SmallDiff } from '../diff/SmallDiff';
import { usePatch } from '../diff/use-patch';
import styles from './BatchLines.module.css';
import { foreseenWords } from './foreseen-words';

type AheadPreviewProps = { readonly chatId: string; readonly callId: string };

/** On the card of a call before its turn: the expected outcome, and the change that it would make. */
export function AheadPreview({ chatId, callId }: AheadPreviewProps): ReactElement | null {
  const known = useForeseen(chatId, callId);
  if (!known || known.foreseen.kind === 'later') return null;
  const said = foreseenWords(known.foreseen);
  return (
    <>
      {said !== null && <p className={styles.foreseen}>{said}</p>}
      <AheadDiff chatId={chatId} callId={callId} />
    </>
  );
}

/** The change that a call would make before its turn. */
export function AheadDiff({ chatId, callId }: AheadPreviewProps): ReactElement | null {
  const known = useForeseen(chatId, callId);
  const hash = known && 'hash' in known.foreseen ? known.foreseen.hash : null;
  const patch = usePatchAhead({ chatId, callId, head: known?.head ?? '', hash });
  return hash !== null && patch !== undefined ? <SmallDiff patch={patch} /> : null;
}

type Asked = AheadPreviewProps & {
  /** The waiting call. */
  readonly head: string;
  /** Null if the call has no change to show. */
  readonly hash: string | null;
};

/** The change in the user's version. Undefined until it is computed; a failure leaves it so. */
function usePatchAhead({ chatId, callId, head, hash }: Asked): string | undefined {
  const ahead = useBatches((state) => state.ahead[callKeyOf(chatId, head)] ?? nothing);
  const drafts = useDraftsBehind(chatId, head, ahead);
  useEffect(() => {
    if (hash !== null) void fetchAheadSides({ chatId, callId: head, of: callId, hash, drafts });
  }, [chatId, callId, head, hash, drafts]);
  const key = callKeyOf(chatId, callId);
  const found = useKnownSides(({ sides }) => sides[key]);
  const proposal = found && 'proposal' in found ? found.proposal : null;
  const { edit } = useReviewed(key, { hash: hash ?? '', proposal, proposed: null });
  return usePatch(proposal, edit);
}

const nothing: BatchAhead = [];
