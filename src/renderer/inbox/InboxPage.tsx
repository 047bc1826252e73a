import '../parts/panel-texts';
import { say, words } from '@shared/texts/text';
import { Inbox as InboxIcon, X } from 'lucide-react';
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { focusQuestion, offerHome } from '../state/focus';
import { showPage } from '../state/ui-state';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Elsewhere } from './Elsewhere';
import { InboxList } from './InboxList';
import styles from './InboxPage.module.css';
import { inboxPageAttribute } from './inbox-commands';
import { NewQuestions } from './NewQuestions';
import { type MarkdownOf, QuestionPane } from './QuestionPane';
import { useDecidedElsewhere } from './use-decided-elsewhere';
import { useFollowed } from './use-followed';
import { type Inbox, useInbox } from './use-inbox';
import { useKeptEdits } from './use-kept-edits';

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
          <QuestionPane key={row.id} {...{ row, markdown, followed }} onShown={entering.shown} />
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
