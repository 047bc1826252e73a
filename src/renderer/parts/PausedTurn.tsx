import type { Turn } from '@shared/chat/chat';
import { pauseId } from '@shared/inbox/waiting-questions';
import { say, words } from '@shared/texts/text';
import { CircleStop, Plus, RotateCw, Settings } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusHome, questionAttribute } from '../state/focus';
import { checkLabels, checkProvider } from '../state/provider-check';
import { api } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './PausedTurn.module.css';
import { pauseIcons } from './state-icons';

type PausedTurnProps = {
  readonly chatId: string;
  /** The provider of this chat, for links to its settings; null: no links. */
  readonly providerId: string | null;
  readonly turn: Extract<Turn, { kind: 'paused' }>;
};

/** Why a turn paused, and the actions that the user can choose. For a budget it is a question with its own focus. */
export function PausedTurn({ chatId, providerId, turn }: PausedTurnProps): ReactElement {
  const { why, text, budget, checks = [] } = turn;
  const continuing = useAction();
  const failed = why === 'failed';
  const Icon = pauseIcons[why];
  const goOn = (raise?: 'raise') => {
    continuing.run(() => api.chat.continue({ chatId, raise }));
    focusHome();
  };
  return (
    <Question isAsked={budget !== undefined}>
      <div className={failed ? styles.failed : styles.paused} role={failed ? 'alert' : 'status'}>
        <Icon aria-hidden size={16} strokeWidth={1.5} />
        <span className={styles.reason}>{say(text)}</span>
      </div>
      <div className={styles.actions}>
        <Button icon={RotateCw} disabled={continuing.busy} onClick={() => goOn()}>
          {words(failed ? 'turn-status.try-again' : 'turn-status.continue')}
        </Button>
        {budget && (
          <Button icon={Plus} disabled={continuing.busy} onClick={() => goOn('raise')}>
            {words(`budget.raise-${budget.of}`)}
          </Button>
        )}
        {budget && <StopButton chatId={chatId} />}
        {providerId !== null &&
          checks.map((field) => (
            <Button key={field} icon={Settings} onClick={() => checkProvider({ providerId, field })}>
              {words(checkLabels[field])}
            </Button>
          ))}
      </div>
      <ErrorText>{continuing.error}</ErrorText>
    </Question>
  );
}

type QuestionProps = { readonly isAsked: boolean; readonly children: ReactNode };

/** Keys that go to the next question focus it, and Escape leaves it, as with the card of a call. */
function Question({ isAsked, children }: QuestionProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useFocusHomeAfter(element);
  if (!isAsked) return <div ref={element}>{children}</div>;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    focusHome();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have no name without a legend.
    <div
      ref={element}
      role="group"
      tabIndex={-1}
      className={styles.question}
      aria-label={words('budget.question')}
      {...{ [questionAttribute]: pauseId }}
      onKeyDown={leave}
    >
      {children}
    </div>
  );
}

/** If the focused question is answered elsewhere, the focus moves home instead of being lost. */
function useFocusHomeAfter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const asked = element.current;
    return () => {
      if (asked?.contains(document.activeElement)) focusHome();
    };
  }, [element]);
}

function StopButton({ chatId }: { readonly chatId: string }) {
  const { run, busy, error } = useAction();
  return (
    <>
      <Button icon={CircleStop} disabled={busy} onClick={() => run(() => api.chat.stop({ chatId }))}>
        {words('composer.stop')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </>
  );
}
