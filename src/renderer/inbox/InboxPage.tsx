import '../parts/panel-texts';
import { callKeyOf } from '@shared/base/call-key';
import { decidedText } from '@shared/inbox/decided-text';
import type { AnyText } from '@shared/texts/text';
import { say, words } from '@shared/texts/text';
import { Inbox as InboxIcon, X } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { answerTaken } from '../approvals/settle-edits';
import { commandLabel } from '../state/commands/command-item';
import { focusQuestion, offerHome } from '../state/focus';
import { bringEdits } from '../state/questions/edits';
import { useServerState } from '../state/server-state';
import { showPage, useUiState } from '../state/ui-state';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Elsewhere } from './Elsewhere';
import { InboxList } from './InboxList';
import styles from './InboxPage.module.css';
import { rowTitle } from './InboxRowView';
import { inboxPageAttribute } from './inbox-commands';
import type { InboxRow } from './inbox-rows';
import { NewQuestions } from './NewQuestions';
import { type MarkdownOf, QuestionPane } from './QuestionPane';
import { useFollowed } from './use-followed';
import { type Inbox, useInbox } from './use-inbox';

/** All waiting questions, oldest first, and the chosen one, which the user can decide here. */
export function InboxPage({ markdown }: { readonly markdown: MarkdownOf }): ReactElement {
  const inbox = useInbox();
  const row = inbox.rows[inbox.at];
  const page = useRef<HTMLDivElement>(null);
  const followed = useFollowed(row && !row.question.locked ? row.question.chatId : null);
  useKeptEdits(row);
  const entering = useEntering();
  const { decided, dismiss } = useDecidedElsewhere(row);
  useKeyboard(page, row !== undefined);
  return (
    <div ref={page} className={styles.page} {...{ [inboxPageAttribute]: true }}>
      <section className={styles.side} aria-labelledby="inbox-title">
        <header className={styles.header}>
          <h1 id="inbox-title" tabIndex={-1} className={styles.title}>
            {words('inbox.title')}
          </h1>
          <span className={styles.count}>{inbox.rows.length > 0 && <Count {...inbox} />}</span>
          <IconButton {...commandLabel('inbox.close')} icon={X} onClick={() => showPage('work')} />
        </header>
        <Questions inbox={inbox} onEnter={entering.enter} />
        <Elsewhere />
      </section>
      <main className={styles.question} aria-label={words('inbox.kind-question')}>
        <div role="status">
          {decided && (
            <p className={styles.decided}>
              <span>{words('inbox.decided', { title: decided.title, what: say(decided.what) })}</span>
              <IconButton label={words('shell.dismiss-notice')} icon={X} onClick={dismiss} />
            </p>
          )}
        </div>
        {row ? (
          <QuestionPane
            key={row.id}
            row={row}
            markdown={markdown}
            followed={followed}
            onShown={entering.shown}
          />
        ) : (
          <EmptyState icon={InboxIcon} title={words('inbox.nothing')}>
            <p>{words('inbox.nothing-hint')}</p>
          </EmptyState>
        )}
      </main>
      <NewQuestions rows={inbox.rows} />
    </div>
  );
}

type QuestionsProps = { readonly inbox: Inbox; onEnter(callId: string): void };

function Questions({ inbox, onEnter }: QuestionsProps): ReactElement {
  const { rows, more, at } = inbox;
  const row = rows[at];
  return (
    <>
      {row ? (
        <InboxList {...inbox} onEnter={() => onEnter(row.question.callId)} />
      ) : (
        <div className={styles.gap} />
      )}
      {more.map(({ key, name, count }) => (
        <p key={key} className={styles.note}>
          {words('inbox.more', { count, project: name })}
        </p>
      ))}
      {rows.length > 0 && <p className={styles.note}>{words('inbox.keys-hint')}</p>}
    </>
  );
}

/** Enter moves the focus to the question as soon as it is shown, unless the focus has moved elsewhere by then. */
function useEntering() {
  const wanted = useRef<string | null>(null);
  const from = useRef<Element | null>(null);
  return {
    enter(callId: string) {
      from.current = document.activeElement;
      wanted.current = focusQuestion(callId) ? null : callId;
    },
    shown(callId: string) {
      if (wanted.current === callId && document.activeElement === from.current) focusQuestion(callId);
      wanted.current = null;
    },
  };
}

function Count({ rows, more }: Inbox): string {
  const count = more.reduce((sum, each) => sum + each.count, rows.length);
  return words('shell.waiting', { count });
}

/**
 * The list has the focus when the page appears, and again after a question is left or decided. If it is empty, the
 * title has the focus.
 */
function useKeyboard(page: RefObject<HTMLDivElement | null>, hasRows: boolean): void {
  useLayoutEffect(() => {
    const focus = () => {
      const list = page.current?.querySelector<HTMLElement>('[role="listbox"]');
      (list ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
    };
    // A part of the page may already have the focus, because a change of language renders it again.
    if (!page.current?.contains(document.activeElement)) focus();
    return offerHome(focus);
  }, [page]);
  // The focused list is gone.
  useLayoutEffect(() => {
    if (!hasRows && document.activeElement === document.body) page.current?.querySelector('h1')?.focus();
  }, [page, hasRows]);
}

/** The outcome of a question that was shown here but decided outside this window. */
type DecidedElsewhere = { readonly title: string; readonly what: AnyText };

/** The last such question, until the user has read it or decides on another. */
function useDecidedElsewhere(row: InboxRow | undefined): {
  readonly decided: DecidedElsewhere | null;
  dismiss(): void;
} {
  const [decided, setDecided] = useState<DecidedElsewhere | null>(null);
  const chatId = row?.question.chatId;
  const callId = row?.question.callId;
  const title = row && rowTitle(row);
  // Subscribes before the question is visible, so that every event counts.
  useLayoutEffect(() => {
    if (chatId === undefined || callId === undefined || title === undefined) return;
    return useServerState.subscribe(({ chats }, before) => {
      const [now, was] = [chats, before.chats].map((each) => each[chatId]?.calls[callId]?.phase);
      if (!now || now === was || was?.phase !== 'waiting' || now.phase === 'waiting') return;
      void Promise.resolve(answerTaken(callKeyOf(chatId, callId))).then((isOurs) =>
        setDecided(isOurs ? null : { title, what: decidedText(now) }),
      );
    });
  }, [chatId, callId, title]);
  return { decided, dismiss: () => setDecided(null) };
}

/** Loads the user's edits of a question of another project: a window starts only with those of its own project. */
function useKeptEdits(row: InboxRow | undefined): void {
  const isConnected = useServerState(({ connection }) => connection === 'open');
  const shown = useUiState(({ project }) => project);
  const chatId = row && !row.isHere ? row.question.chatId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that shows another project has let go of the rest.
  useEffect(() => {
    // If that fails, the user answers the unedited question, and the stored edits remain.
    if (chatId !== undefined && isConnected) bringEdits(chatId).catch(() => {});
  }, [chatId, isConnected, shown]);
}
