import { words } from '@shared/texts/text';
import { Pencil } from 'lucide-react';
import type { ReviewDraft } from '../../state/questions/review-draft';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { CommentForm } from '../comments/CommentForm';
import styles from './HunkReason.module.css';
import type { HunkActions } from './hunk-actions';

// The reason for rejecting a hunk, and its form.

type HunkReasonProps = {
  readonly id: string;
  readonly draft: ReviewDraft;
  readonly actions: HunkActions;
  /** The user has just opened the form. */
  readonly isOpenedHere: boolean;
  onOpen(): void;
  /** Reverses the rejection. */
  onTakeBack(): void;
  /** Returns the focus to the hunk. */
  onClose(): void;
};

export function HunkReason(props: HunkReasonProps) {
  const { id, draft, actions, isOpenedHere, onOpen, onTakeBack, onClose } = props;
  const { open, reasons } = draft;
  const reason = reasons[id] ?? '';
  if (open?.kind === 'reason' && open.id === id) {
    const close = () => {
      if (open.beginsRejection) onTakeBack();
      onClose();
    };
    return (
      <CommentForm
        label={words('hunks.reason')}
        text={open.text}
        isNew
        autoFocus={isOpenedHere}
        about={{ hint: words('hunks.reason'), keep: words('hunks.keep-reason') }}
        mayBeEmpty
        onWrite={(text) => actions.write({ ...open, text })}
        onAdd={() => {
          actions.keep();
          onClose();
        }}
        onLeave={() => {
          actions.write(null);
          close();
        }}
        onDrop={() => {
          actions.drop();
          close();
        }}
      />
    );
  }
  const write = () => {
    onOpen();
    actions.write({ kind: 'reason', id, text: reason });
  };
  if (reason === '')
    return (
      <Button variant="quiet" className={styles.add} onClick={write}>
        {words('hunks.add-reason')}
      </Button>
    );
  return (
    <span className={styles.reason}>
      <span className={styles.text}>{reason}</span>
      <IconButton
        label={words('hunks.change-reason', { reason })}
        icon={Pencil}
        className={styles.edit}
        onClick={write}
      />
    </span>
  );
}
