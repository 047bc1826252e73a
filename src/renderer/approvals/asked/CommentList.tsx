import type { PlanComment } from '@shared/approval';
import { words } from '@shared/texts/text';
import { MessageSquare, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import styles from './CommentList.module.css';

// What a person said about a line, under it.

type CommentListProps = {
  readonly comments: readonly PlanComment[];
  /** Absent: it was sent. */
  onRemove?(comment: PlanComment): void;
};

export function CommentList({ comments, onRemove }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={words('plan-card.comments')}>
      {comments.map((comment) => (
        <li key={comment.text} className={styles.comment}>
          <MessageSquare aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
          <span className={styles.text}>{comment.text}</span>
          {onRemove && (
            <IconButton
              label={words('plan-card.remove-comment', { comment: comment.text })}
              icon={X}
              className={styles.remove}
              onClick={() => onRemove(comment)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
