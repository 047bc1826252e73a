import type { Decision } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useLayoutEffect, useState } from 'react';
import { armedFrom } from '../state/questions/arming';
import { currentAttention, onAttentionChange } from '../state/questions/attention';
import { goOnAfter } from '../state/questions/go-on';
import { forgetWords } from '../state/questions/left-words';
import { noteLost } from '../state/questions/lost-answers';
import { noteInView } from '../state/questions/questions-in-view';
import { useServerState } from '../state/server-state';
import { useWhyReadOnly } from '../state/use-why-read-only';
import { sendDecision } from './settle-edits';
import { type QuestionOnScreen, useOnScreen } from './use-on-screen';

// The only way to answer a question, for the card in the chat and the bar below the diff. It ignores an answer that
// comes too early, from a held key, from an input method, or from the click that focused the window.

export type DecisionAnswer = Pick<QuestionOnScreen, 'surface' | 'answers'> & {
  /** Sends the answer; has no effect while answers do not count. */
  decide(decision: Decision): void;
  readonly state: 'idle' | 'sending';
  /** Why the last answer failed, or why this window cannot answer. */
  readonly error: AnyText | null;
  /** Whether an answer counts now. Until then the buttons must be disabled. */
  readonly armed: boolean;
};

export function useDecision(chatId: string, callId: string): DecisionAnswer {
  const hash = useServerState((state) => {
    const phase = state.chats[chatId]?.calls[callId]?.phase;
    return phase?.phase === 'waiting' ? phase.question.hash : null;
  });
  const held = useWhyReadOnly(useServerState(({ chats }) => chats[chatId]?.access ?? 'writer'));
  const { surface, answers, visibleSince, isOutOfView } = useOnScreen();
  // Before the browser paints, so that no other place shows the question for a moment.
  useLayoutEffect(
    () => (isOutOfView ? undefined : noteInView(callKeyOf(chatId, callId))),
    [isOutOfView, chatId, callId],
  );
  const armed = useArmed(hash, visibleSince) && held === null;
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AnyText | null>(null);

  const decide = (decision: Decision) => {
    if (hash === null || !armed || sending || !currentAttention().keyMayAnswer) return;
    setSending(true);
    setError(null);
    const taken = sendDecision({ chatId, callId, hash, decision });
    const fail = (failure: unknown) => {
      noteLost(callKeyOf(chatId, callId), failure);
      setError(toldOf(failure));
    };
    goOnAfter(chatId, callId);
    const settle = () => forgetWords(callKeyOf(chatId, callId));
    taken.then(settle, fail).finally(() => setSending(false));
  };

  return { decide, state: sending ? 'sending' : 'idle', error: held ?? error, armed, surface, answers };
}

function useArmed(hash: string | null, visibleSince: number | null): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const questionShown = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      clearTimeout(timer);
      const { pageVisible, windowFocused } = currentAttention();
      const from = armedFrom({ surfaceVisible: visibleSince, pageVisible, windowFocused, questionShown });
      const wait = from === null || hash === null ? null : from - performance.now();
      setArmed(wait !== null && wait <= 0);
      if (wait !== null && wait > 0) timer = setTimeout(judge, wait);
    };
    judge();
    const stop = onAttentionChange(judge);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hash, visibleSince]);
  return armed;
}
