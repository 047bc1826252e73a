import type { Review } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { MessageSquare, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleProse } from '../../ui/visible-text';
import { SmallDiff } from '../diff/SmallDiff';
import { acceptedWords } from './accepted-words';
import styles from './ShownReview.module.css';

const sides = { original: 'hunks.said-on-original', proposed: 'hunks.said-on-proposed' } as const;

/** The user's verdicts and comments on a change, after the decision. */
export function ShownReview({ review: { hunks, comments } }: { readonly review: Review }): ReactElement {
  return (
    <section className={styles.review} aria-label={words('hunks.your-review')}>
      {hunks && (
        <p className={styles.count}>
          {acceptedWords({ accepted: hunks.total - hunks.rejected.length, all: hunks.total })}
        </p>
      )}
      <ul className={styles.list}>
        {hunks?.rejected.map(({ number, reason, patch }) => (
          <li key={number}>
            <p className={styles.head}>
              <X aria-hidden size={14} strokeWidth={1.5} className={styles.rejected} />
              <span className={styles.rejected}>{words('hunks.hunk-rejected', { place: number })}</span>
              {reason !== null && <span className={styles.words}>{reason}</span>}
            </p>
            <SmallDiff patch={patch} isStruck />
          </li>
        ))}
        {comments.map(({ side, line, about, text }) => (
          <li key={`${side} ${line} ${text}`}>
            <p className={styles.head}>
              <MessageSquare aria-hidden size={14} strokeWidth={1.5} className={styles.comment} />
              <span className={styles.place}>{words(sides[side], { line })}</span>
              <code className={styles.about}>{visibleProse(about.trim())}</code>
            </p>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
