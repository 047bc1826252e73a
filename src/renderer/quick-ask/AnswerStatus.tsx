import type { Turn } from '@shared/chat/chat';
import { say, words } from '@shared/texts/text';
import { Plus, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { pauseIcons } from '../parts/state-icons';
import { api } from '../state/server-state';
import { useChat } from '../state/use-chat';
import { Button } from '../ui/Button';
import { clockText } from '../ui/durations';
import { ErrorText } from '../ui/ErrorText';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import { useNow } from '../ui/use-now';
import styles from './QuickAsk.module.css';
import { isWorking } from './quick-question';

/** Shows that the reply is on its way, or why it failed; empty once it is complete. */
export function AnswerStatus({ chatId }: { readonly chatId: string }): ReactElement | null {
  const turn = useChat(chatId, (chat) => chat.turn);
  const works = useChat(chatId, isWorking) ?? false;
  if (works && turn?.kind === 'running') return <Working since={turn.since} />;
  if (turn?.kind === 'retrying') return <Line text={say(turn.reason)} />;
  if (turn?.kind === 'paused')
    return <Paused chatId={chatId} text={say(turn.text)} why={turn.why} budget={turn.budget} />;
  return null;
}

function Working({ since }: { readonly since: number }) {
  const now = useNow();
  return <Line text={words('turn-status.working', { time: clockText(Math.max(now, Date.now()) - since) })} />;
}

function Line({ text }: { readonly text: string }) {
  return (
    <p className={styles.line}>
      <Spinner size={14} />
      {text}
    </p>
  );
}

type PausedProps = {
  readonly chatId: string;
  readonly text: string;
  readonly why: keyof typeof pauseIcons;
  readonly budget: Extract<Turn, { kind: 'paused' }>['budget'];
};

function Paused({ chatId, text, why, budget }: PausedProps) {
  const failed = why === 'failed';
  const Icon = pauseIcons[why];
  const { run, busy, error } = useAction();
  const goOn = (raise?: 'raise') => run(() => api.chat.continue({ chatId, raise }));
  return (
    <div className={styles.paused} role={failed ? 'alert' : 'status'}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <span className={styles.why}>{text}</span>
      <Button icon={RotateCw} disabled={busy} onClick={() => goOn()}>
        {words(failed ? 'turn-status.try-again' : 'turn-status.continue')}
      </Button>
      {budget && (
        <Button icon={Plus} disabled={busy} onClick={() => goOn('raise')}>
          {words(`budget.raise-${budget.of}`)}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
