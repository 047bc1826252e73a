import { callKeyOf } from '@shared/base/call-key';
import type { Turn } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { CornerRightDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { PausedTurn } from '../parts/PausedTurn';
import { keysOf } from '../state/commands/command-keys';
import { goToNextQuestion } from '../state/questions/go-to-question';
import { waitingCalls } from '../state/questions/next-question';
import { useOutOfView } from '../state/questions/questions-in-view';
import { useServerState } from '../state/server-state';
import { useChat } from '../state/use-chat';
import { Button } from '../ui/Button';
import { clockText } from '../ui/durations';
import { Spinner } from '../ui/Spinner';
import { useNow } from '../ui/use-now';
import styles from './TurnStatus.module.css';

// The current action of the agent, above the composer; empty while it is idle.

type TurnStatusProps = {
  readonly chatId: string;
  /** The provider of this chat. */
  readonly providerId: string | null;
};

export function TurnStatus({ chatId, providerId }: TurnStatusProps) {
  const turn = useChat(chatId, (chat) => chat.turn);
  const waiting =
    useChat(
      chatId,
      useShallow((chat) => waitingCalls(chat.calls)),
    ) ?? noCalls;
  const unseen = useOutOfView(waiting.map((callId) => callKeyOf(chatId, callId)));
  // Without a connection the state is unknown: the banner above the window says so.
  const isKnown = useServerState(({ connection }) => connection === 'open');
  if (!isKnown || !turn || turn.kind === 'idle') return null;
  const isAsked = waiting.length > 0 && turn.kind === 'running';
  // The cards on screen say it.
  if (isAsked && unseen === 0) return null;
  return (
    <div className={styles.status}>
      {isAsked ? (
        <WaitsForPerson questions={unseen} />
      ) : (
        <TurnLine chatId={chatId} providerId={providerId} turn={turn} />
      )}
    </div>
  );
}

const noCalls: readonly string[] = [];

function WaitsForPerson({ questions }: { readonly questions: number }) {
  return (
    <Row
      icon={<CornerRightDown aria-hidden size={16} strokeWidth={1.5} />}
      text={words('turn-status.waiting', { questions })}
    >
      <Button variant="quiet" keys={keysOf('questions.next')} onClick={goToNextQuestion}>
        {words('turn-status.go-to-question', { questions })}
      </Button>
    </Row>
  );
}

type TurnLineProps = TurnStatusProps & { readonly turn: Exclude<Turn, { kind: 'idle' }> };

function TurnLine({ chatId, providerId, turn }: TurnLineProps) {
  switch (turn.kind) {
    case 'running':
      return <Ticking text={(now) => runningWords(turn, now)} />;
    case 'compacting':
      return (
        <Ticking text={(now) => words('turn-status.compacting', { time: clockText(now - turn.since) })} />
      );
    case 'retrying': {
      const { reason, attempt, nextAt } = turn;
      // The request that failed was the first attempt.
      const text = (now: number) =>
        words('turn-status.retrying', { reason, attempt: attempt + 1, time: clockText(nextAt - now) });
      return <Ticking text={text} />;
    }
    case 'paused':
      return <PausedTurn chatId={chatId} providerId={providerId} turn={turn} />;
  }
}

function runningWords({ since, reading }: Extract<Turn, { kind: 'running' }>, now: number): string {
  const time = clockText(now - since);
  return reading === undefined
    ? words('turn-status.working', { time })
    : words('turn-status.reading', { tokens: reading, time });
}

function Ticking({ text }: { text(now: number): string }) {
  const now = useNow();
  return <Row icon={<Spinner />} text={text(Math.max(now, Date.now()))} />;
}

function Row(props: { readonly icon: ReactNode; readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.row}>
      {props.icon}
      <span className={styles.text}>{props.text}</span>
      {props.children}
    </div>
  );
}
