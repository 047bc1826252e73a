import type { Decision } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { api, useMirror } from '../mirror';
import { armedFrom } from './arming';
import { currentAttention, onAttentionChange } from './attention';

// The one way to answer a question, shared by the card in the chat and the bar under the diff: an answer that comes
// too early, from a held key, from an input method or from the click that focused the window is no answer.

export type DecisionAnswer = {
  /** Sends the answer; does nothing while answers do not count. */
  decide(decision: Decision): void;
  readonly state: 'idle' | 'sending';
  /** Why the last answer failed. */
  readonly error: string | null;
  /** Whether an answer counts now. Show buttons as disabled while it does not. */
  readonly armed: boolean;
  /** Goes on the element that shows the question: answers count once it has been on screen. */
  readonly surface: RefCallback<HTMLElement>;
};

export function useDecision(chatId: string, callId: string): DecisionAnswer {
  const hash = useMirror((mirror) => {
    const phase = mirror.chats[chatId]?.calls[callId]?.phase;
    return phase?.phase === 'waiting' ? phase.question.hash : null;
  });
  const { surface, visibleSince } = useVisibleSince();
  const armed = useArmed(hash, visibleSince);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const decide = (decision: Decision) => {
    if (hash === null || !armed || sending || !currentAttention().keyMayAnswer) return;
    setSending(true);
    setError(null);
    api.queue
      .decide({ chatId, callId, hash, decision })
      .catch((failure) => setError(messageOf(failure)))
      .finally(() => setSending(false));
  };

  return { decide, state: sending ? 'sending' : 'idle', error, armed, surface };
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

function useVisibleSince(): { surface: RefCallback<HTMLElement>; visibleSince: number | null } {
  const [visibleSince, setVisibleSince] = useState<number | null>(null);
  const surface = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.at(-1);
        setVisibleSince((since) => (shown && mostlyOnScreen(shown) ? (since ?? performance.now()) : null));
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setVisibleSince(null);
    };
  }, []);
  return { surface, visibleSince };
}

/** At least half of it, or as much as fills half of the window when it is taller than that. */
function mostlyOnScreen(entry: IntersectionObserverEntry): boolean {
  const windowHeight = entry.rootBounds?.height ?? window.innerHeight;
  return entry.intersectionRatio >= 0.5 || entry.intersectionRect.height >= windowHeight / 2;
}
