import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { Diff as ChangesIcon, FileWarning } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect } from 'react';
import { followChanges } from '../../state/changes/follow-changes';
import { followChatInFront } from '../../state/changes/follow-chat-in-front';
import { readChanges, readChangesOnSight, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { commandForPress } from '../../state/commands/command-for-press';
import { useServerState } from '../../state/server-state';
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
  const takeKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React delivers keys of dialogs here too, although the dialogs are elsewhere in the page.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
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
