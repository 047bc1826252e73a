import type { ReadOnlyAccess } from '@shared/chat/why-read-only';
import { pauseId } from '@shared/inbox/waiting-questions';
import { words } from '@shared/texts/text';
import { CircleStop, Ellipsis, Lock, MessageSquareShare, RotateCw, Unplug } from 'lucide-react';
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { WaitingCard } from '../approvals/asked/WaitingCard';
import { PausedTurn } from '../parts/PausedTurn';
import { goToQuestion } from '../state/questions/go-to-question';
import { api } from '../state/server-state';
import { useChat } from '../state/use-chat';
import { useWhyReadOnly } from '../state/use-why-read-only';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { Menu } from '../ui/menu/Menu';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { whereOf } from './InboxRowView';
import type { InboxRow } from './inbox-rows';
import styles from './QuestionPane.module.css';
import type { Followed } from './use-followed';

type Markdown = ComponentType<{ readonly text: string }>;

/** Components for markdown in questions: for this window's project with links to files, for others as plain text. */
export type MarkdownOf = { readonly here: Markdown; readonly elsewhere: Markdown };

type QuestionPaneProps = {
  readonly row: InboxRow;
  readonly markdown: MarkdownOf;
  /** The state of following its chat. */
  readonly followed: Followed;
  /** Called when the card of the call is mounted. */
  onShown(callId: string): void;
};

/** The chosen question: its own card, which the user can decide here, and a link to its chat. */
export function QuestionPane({ row, markdown, followed, onShown }: QuestionPaneProps): ReactElement {
  const { chatId, callId } = row.question;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.where} title={whereOf(row)}>
          {whereOf(row)}
        </h2>
        <Button variant="quiet" icon={MessageSquareShare} onClick={() => goToQuestion(chatId, callId)}>
          {words('inbox.go-to-chat')}
        </Button>
        {!row.question.locked && <MoreActions chatId={chatId} />}
      </header>
      <div className={styles.room}>
        {row.question.locked ? (
          <HeldElsewhere chatId={chatId} access="read-only" />
        ) : (
          <Question row={row} markdown={markdown} followed={followed} onShown={onShown} />
        )}
      </div>
    </>
  );
}

/** Actions of the message field, which this page lacks. */
function MoreActions({ chatId }: { readonly chatId: string }): ReactElement {
  const { run, busy, error } = useAction();
  const stop = () => run(() => api.chat.stop({ chatId }));
  return (
    <>
      <Menu
        trigger={<IconButton label={words('inbox.more-actions')} icon={Ellipsis} />}
        items={[{ label: words('composer.stop'), icon: CircleStop, disabled: busy, onSelect: stop }]}
      />
      <ErrorText>{error}</ErrorText>
    </>
  );
}

function Question({ row, markdown, followed: { failure, retry }, onShown }: QuestionPaneProps): ReactNode {
  const { chatId, callId } = row.question;
  const access = useChat(chatId, (chat) => chat.access);
  const call = useChat(chatId, (chat) => chat.calls[callId]);
  const turn = useChat(chatId, (chat) => chat.turn);
  if (failure !== null)
    return (
      <EmptyState icon={Unplug} title={words('inbox.not-read', { why: visibleText(failure) })}>
        <Button icon={RotateCw} onClick={retry}>
          {words('inbox.look-again')}
        </Button>
      </EmptyState>
    );
  if (access === undefined) return <Spinner label={words('inbox.loading')} />;
  if (access !== 'writer') return <HeldElsewhere chatId={chatId} access={access} />;
  if (callId === pauseId && turn?.kind === 'paused')
    return (
      <Shown onShown={() => onShown(callId)}>
        <PausedTurn chatId={chatId} providerId={null} turn={turn} />
      </Shown>
    );
  // It was decided a moment ago; the list is updated next.
  if (call?.phase.phase !== 'waiting') return null;
  const Markdown = row.isHere ? markdown.here : markdown.elsewhere;
  return (
    <Shown key={callId} onShown={() => onShown(callId)}>
      <WaitingCard chatId={chatId} call={call} Markdown={Markdown} question={call.phase.question} />
    </Shown>
  );
}

type ShownProps = { readonly children: ReactNode; onShown(): void };

function Shown({ children, onShown }: ShownProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is there
  useEffect(onShown, []);
  return children;
}

type HeldProps = { readonly chatId: string; readonly access: ReadOnlyAccess };

/** A killed process sends no event, so the user can ask for another check. */
function HeldElsewhere({ chatId, access }: HeldProps): ReactElement {
  const { run, busy, error } = useAction();
  const why = useWhyReadOnly(access);
  return (
    <EmptyState icon={Lock} title={why === null ? '' : visibleText(why)}>
      <Button icon={RotateCw} disabled={busy} onClick={() => run(() => api.chat.look({ chatId }))}>
        {words('inbox.look-again')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </EmptyState>
  );
}
