import { type ReactElement, useEffect, useState } from 'react';
import { useForeseen } from '../../state/batch/batch-ahead';
import { api } from '../../state/server-state';
import { compareSides } from '../diff/compare-sides';
import { SmallDiff } from '../diff/SmallDiff';
import styles from './BatchLines.module.css';
import { foreseenWords } from './foreseen-words';

type AheadPreviewProps = { readonly chatId: string; readonly callId: string };

/** On the card of a call before its turn: the expected outcome, and the change that it would make. */
export function AheadPreview({ chatId, callId }: AheadPreviewProps): ReactElement | null {
  const known = useForeseen(chatId, callId);
  const diff = known && 'diff' in known.foreseen ? known.foreseen.diff : null;
  const patch = usePatchAhead({ chatId, callId, head: known?.head, diff });
  if (!known || known.foreseen.kind === 'later') return null;
  const said = foreseenWords(known.foreseen);
  return (
    <>
      {said !== null && <p className={styles.foreseen}>{said}</p>}
      {patch !== null && <SmallDiff patch={patch} />}
    </>
  );
}

type Asked = AheadPreviewProps & { readonly head: string | undefined; readonly diff: string | null };

/** Null until it is computed. */
function usePatchAhead({ chatId, callId, head, diff }: Asked): string | null {
  const [patch, setPatch] = useState<string | null>(null);
  useEffect(() => {
    if (head === undefined || diff === null) return;
    const over = new AbortController();
    // A failure leaves the preview empty: the call asks when its turn comes.
    const fetchPatch = async () => {
      const sides = await api.queue.ahead({ chatId, callId: head, of: callId });
      return sides && (await compareSides(sides, over.signal));
    };
    fetchPatch().then(
      (found) => over.signal.aborted || setPatch(found),
      () => {},
    );
    return () => over.abort();
  }, [chatId, callId, head, diff]);
  return patch;
}
