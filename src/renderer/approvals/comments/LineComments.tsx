import type { PlanComment } from '@shared/approval/approval';
import { type Commenting, isChanged } from '../shown/drafts';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';

// The comments on one line of a plan, and the form: below them, or in the place of the comment that the user edits.

type LineCommentsProps = {
  readonly line: number;
  /** The label of the form. */
  readonly label: string;
  /** The comments of all lines. */
  readonly comments: readonly PlanComment[];
  /** Null: they are only shown. */
  readonly commenting: Commenting | null;
  /** The user has just opened the form. */
  readonly isOpenedHere: boolean;
  onOpen(): void;
  /** Returns the focus to the line. */
  onClose(): void;
};

export function LineComments(props: LineCommentsProps) {
  const { line, label, comments, commenting, isOpenedHere, onOpen, onClose } = props;
  const here = comments.filter((comment) => comment.line === line);
  if (commenting === null) return <CommentList comments={here} />;
  const { open, write, drop, add, remove } = commenting;
  const form = open?.line === line && (
    <CommentForm
      key={open.was ?? ''}
      label={label}
      text={open.text}
      isNew={open.was === undefined}
      autoFocus={isOpenedHere}
      onWrite={(text) => write({ ...open, text })}
      onAdd={(text) => {
        add({ ...open, text });
        onClose();
      }}
      onLeave={() => {
        write(null);
        onClose();
      }}
      onDrop={() => {
        drop();
        onClose();
      }}
    />
  );
  return (
    <>
      <CommentList
        comments={here}
        formFor={(comment) => (isChanged(comment, open) ? form : null)}
        onEdit={(comment) => {
          onOpen();
          write({ ...comment, was: comment.text });
        }}
        onRemove={(comment) => {
          remove(comment);
          onClose();
        }}
      />
      {open?.was === undefined && form}
    </>
  );
}
