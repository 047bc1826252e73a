import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { visibleLines } from '../../ui/visible-text';
import styles from './CallInput.module.css';
import type { TextEnds } from './use-ends-seen';
import { WholeText } from './WholeText';

// The complete input of a call that changes no file, with hidden characters made visible. Its end appears once the
// input is complete.

/** A question contains at most this number of characters of the input; the card fetches the rest. */
const carried = 2000;

type CallInputProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly start: string;
  readonly ends: TextEnds;
  /** Formats the complete input; absent: as it is. */
  readonly layOut?: (text: string) => string;
};

export function CallInput({ chatId, callId, start, ends, layOut = asItIs }: CallInputProps) {
  const [whole, setWhole] = useState(start.length < carried ? start : null);
  const [error, setError] = useState<AnyText | null>(null);
  useEffect(() => {
    if (start.length < carried) return setWhole(start);
    api.chat
      .call({ chatId, callId })
      .then((details) => setWhole(details.input))
      .catch((failure: unknown) => setError(toldOf(failure)));
  }, [chatId, callId, start]);

  return (
    <>
      <WholeText ends={ends} complete={whole !== null}>
        <code className={styles.text}>{visibleLines(whole === null ? start : layOut(whole))}</code>
      </WholeText>
      <ErrorText>{error}</ErrorText>
    </>
  );
}

function asItIs(text: string): string {
  return text;
}
