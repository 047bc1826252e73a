import type { RangeChoice } from '@shared/changes/shown-changes-schema';
import { isOfDoingAgain } from '@shared/chat/is-done-again';
import { words } from '@shared/texts/text';
import { Check, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { WorkProgress } from '../../parts/WorkProgress';
import { choicesWith, isStanding, rangeOf } from '../../state/changes/range-choice';
import { showRange, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { filesToTakeBack, keepFiles, takeBackFiles } from '../../state/changes/take-back';
import { turnIn } from '../../state/changes/turn-in';
import { useChatInFront } from '../../state/chat-in-front';
import { useReviewPlace } from '../../state/layout/review-place';
import { useServerState } from '../../state/server-state';
import { useChat } from '../../state/use-chat';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/fields/Select';
import { visibleProse } from '../../ui/visible-text';
import { ChangedTotals } from './ChangedTotals';
import styles from './Changes.module.css';

/** The range of the shown changes, their sum, and the actions for all of them. */
export function ChangesBar({ isReadOnly }: { readonly isReadOnly: boolean }): ReactElement {
  return (
    <header className={styles.bar}>
      <RangeSelect />
      <OfChat />
      <Sum />
      {!isReadOnly && <ActsOnAll />}
    </header>
  );
}

const rangeTexts = {
  turn: 'changes-review.range-turn',
  'one-turn': 'changes-review.range-one-turn',
  chat: 'changes-review.range-chat',
  hour: 'changes-review.range-hour',
  today: 'changes-review.range-today',
  call: 'changes-review.range-call',
  from: 'changes-review.range-from',
  undo: 'changes-review.range-undo',
} as const satisfies Record<RangeChoice, string>;

function RangeSelect(): ReactElement | null {
  const asked = useReviewedChanges((state) => state.asked);
  const front = useChatInFront();
  // The chat of the shown changes, unless another chat is in front.
  const chatId = front ?? asked?.chatId ?? '';
  const newest = useServerState(({ chats }) => turnIn(chats[chatId]));
  const undo = asked?.range.kind === 'undo' ? asked.range.itemId : null;
  const isAgain = useChat(asked?.chatId ?? '', ({ items }) => undo !== null && isOfDoingAgain(undo, items));
  if (!asked) return null;
  const { choice: shown } = asked;
  const textOf = (choice: RangeChoice) =>
    choice === 'undo' && isAgain ? 'changes-review.range-redo' : rangeTexts[choice];
  return (
    <Select
      compact
      label={words('changes-review.range')}
      value={shown}
      options={choicesWith(shown).map((value) => ({ value, label: words(textOf(value)) }))}
      onChange={(choice) => {
        if (!isStanding(choice)) return;
        showRange({ chatId, range: rangeOf(choice, newest, new Date()), choice });
      }}
    />
  );
}

/** The title of the chat, if another chat is in front. */
function OfChat(): ReactElement | null {
  const chatId = useReviewedChanges(({ asked }) => asked?.chatId);
  const front = useChatInFront();
  const chat = useServerState(({ project }) => project?.chats.find(({ id }) => id === chatId));
  if (!chat || chat.id === front) return null;
  const title = visibleProse(chat.title || words('history.untitled'));
  return (
    <span className={styles.ofChat} title={title}>
      {words('changes-review.of-chat', { title })}
    </span>
  );
}

/** The list at the side has the totals in its head. */
function Sum(): ReactElement {
  const isInList = useReviewPlace(({ slot, left }) => slot !== null && left === null);
  return (
    <p className={styles.sum} role="status">
      {!isInList && <ChangedTotals />}
    </p>
  );
}

function ActsOnAll(): ReactElement | null {
  const busy = useReviewedChanges((state) => state.busy);
  const files = useReviewedChanges(({ view }) => view?.files);
  const someKept = useReviewedChanges(({ keptHunks }) =>
    Object.values(keptHunks).some(({ size }) => size > 0),
  );
  if (!files || files.length === 0) return null;
  const toKeep = files.filter(({ isKept, became }) => !isKept && became !== 'as-before');
  const isRest = someKept || files.some(({ isKept }) => isKept);
  const canTakeBack = files.some(({ undo, isKept }) => undo.kind === 'back' && !isKept);
  return (
    <div className={styles.acts}>
      {busy && <WorkProgress of="undoing" />}
      <Button icon={Check} disabled={busy || toKeep.length === 0} onClick={() => void keepFiles(toKeep)}>
        {words('changes-review.keep-all')}
      </Button>
      <Button
        icon={Undo2}
        disabled={busy}
        disabledReason={canTakeBack ? undefined : words('changes-review.nothing-to-take-back')}
        onClick={() => void takeBackFiles(filesToTakeBack())}
      >
        {words(isRest ? 'changes-review.take-back-rest' : 'changes-review.take-back-all')}
      </Button>
    </div>
  );
}
