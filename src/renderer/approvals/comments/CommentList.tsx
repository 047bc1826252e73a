import type { PlanComment } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { MessageSquare, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';
import styles from './CommentList.module.css';

// The user's comments on a line, below it.

type CommentListProps = {
  readonly comments: readonly PlanComment[];
  /** The form in the place of a comment that the user edits; null for any other. */
  formFor?(comment: PlanComment): ReactNode;
  /** Absent: it cannot be edited. */
  onEdit?(comment: PlanComment): void;
  /** Absent: it is already sent. */
  onRemove?(comment: PlanComment): void;
};

export function CommentList({ comments, formFor, onEdit, onRemove }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={words('plan-card.comments')}>
      {comments.map((comment) => (
        <li key={comment.text}>
          {formFor?.(comment) || (
            <div className={styles.comment}>
              <MessageSquare aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
              <span className={styles.text}>{comment.text}</span>
              {onEdit && (
                <IconButton
                  label={words('plan-card.edit-comment', { comment: comment.text })}
                  icon={Pencil}
                  className={styles.button}
                  onClick={() => onEdit(comment)}
                />
              )}
              {onRemove && (
                <IconButton
                  label={words('plan-card.remove-comment', { comment: comment.text })}
                  icon={X}
                  className={styles.button}
                  onClick={() => onRemove(comment)}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
