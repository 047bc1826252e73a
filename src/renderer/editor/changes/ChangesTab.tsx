import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { Diff as ChangesIcon, FileWarning } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect } from 'react';
import { followChanges } from '../../state/changes/follow-changes';
import { isStanding, rangeOf } from '../../state/changes/range-choice';
import {
  readChanges,
  readChangesOnSight,
  showRange,
  useReviewedChanges,
} from '../../state/changes/reviewed-changes';
import { turnIn } from '../../state/changes/turn-in';
import { chatInFront } from '../../state/chat-in-front';
import { commandForPress } from '../../state/commands/command-for-press';
import { isWithin } from '../../state/focus';
import { useReviewInFront } from '../../state/layout/review-place';
import { useServerState } from '../../state/server-state';
import { useUiState } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { visibleText } from '../../ui/visible-text';
import { Loading } from '../parts/Loading';
import { ChangedFile, type ChangedFileProps } from './ChangedFile';
import { ChangedFiles } from './ChangedFiles';
import styles from './Changes.module.css';
import { ChangesBar } from './ChangesBar';
import { ChangesNotes } from './ChangesNotes';
import { changesTabCommands } from './changes-tab-commands';
import { TakeBackQuestion } from './TakeBackQuestion';

/** The changed files of a chat, each compared with its state before. The user keeps or undoes them. */
export function ChangesTab({ Diff }: Pick<ChangedFileProps, 'Diff'>): ReactElement {
  useEffect(() => {
    const stops = [followChatInFront(), followChanges()];
    readChangesOnSight();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const isReadOnly = useReadOnly();
  const hasList = useReviewedChanges(({ view, failure }) => failure === null && view?.files.length !== 0);
  useReviewInFront(hasList ? 'changes' : null, 'by-user');
  const takeKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React delivers keys of dialogs here too, although the dialogs are elsewhere in the page.
    if (!isWithin(currentTarget, target)) return;
    const command = commandForPress(event.nativeEvent, changesTabCommands, { isReadOnly });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command.run({ isReadOnly });
  };
  return (
    <section className={styles.review} aria-label={words('changes-review.name')} onKeyDownCapture={takeKey}>
      <ChangesBar isReadOnly={isReadOnly} />
      <ChangesNotes />
      <Content isReadOnly={isReadOnly} Diff={Diff} />
      <TakeBackQuestion />
    </section>
  );
}

function Content({ isReadOnly, Diff }: ChangedFileProps): ReactElement {
  const view = useReviewedChanges((state) => state.view);
  const failure = useReviewedChanges((state) => state.failure);
  const isOfTurn = useReviewedChanges(({ asked }) => asked?.range.kind === 'turn');
  if (failure)
    return (
      <div role="alert" className={styles.alone}>
        <EmptyState
          icon={FileWarning}
          title={words(failure.isGone ? 'changes-review.gone' : 'changes-review.failed')}
        >
          <p>{visibleText(failure.why)}</p>
          {!failure.isGone && (
            <Button onClick={() => void readChanges()}>{words('changes-review.read-again')}</Button>
          )}
        </EmptyState>
      </div>
    );
  if (!view) return <Loading />;
  if (view.files.length === 0)
    return (
      <EmptyState
        icon={ChangesIcon}
        title={words(
          view.unknown.length > 0
            ? 'changes-review.none-shown'
            : isOfTurn
              ? 'changes-review.empty-turn'
              : 'changes-review.empty',
        )}
      />
    );
  return (
    <div className={styles.columns}>
      <ChangedFiles view={view} />
      <ChangedFile isReadOnly={isReadOnly} Diff={Diff} />
    </div>
  );
}

/** A chat that another process writes is read-only here. */
function useReadOnly(): boolean {
  const chatId = useReviewedChanges(({ asked }) => asked?.chatId ?? '');
  return useServerState(({ chats }) => (chats[chatId]?.access ?? 'writer') !== 'writer');
}

/**
 * When another chat comes to the front and is loaded, shows the same choice for that chat in the Changes tab. It waits
 * while Pilotfish undoes something. Runs until the returned function is called.
 */
function followChatInFront(): () => void {
  const stops = [useUiState, useServerState, useReviewedChanges].map((store) => store.subscribe(follow));
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}

function follow(): void {
  const { asked, busy, question } = useReviewedChanges.getState();
  if (!asked || busy || question !== null || !isStanding(asked.choice)) return;
  const { project, chats } = useServerState.getState();
  const front = chatInFront(project, useUiState.getState().chatId);
  const chat = front === null ? undefined : chats[front];
  if (!chat || chat.id === asked.chatId) return;
  const { choice } = asked;
  showRange({ chatId: chat.id, range: rangeOf(choice, turnIn(chat), new Date()), choice });
}
