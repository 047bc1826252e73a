import type { PlacedHunk } from '@shared/hunks/read-content';
import { words } from '@shared/texts/text';
import { MessageSquarePlus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { HunkReason } from '../../approvals/hunks/HunkReason';
import { apartOf } from '../../state/questions/reviewed-change';
import { IconButton } from '../../ui/IconButton';
import { visibleProse } from '../../ui/visible-text';
import { CommentedLine } from './CommentedLine';
import styles from './HunkLayer.module.css';
import { commentedLines, mostStruck } from './hunk-zones';
import type { ReviewedDiff } from './reviewed-diff';

type RejectedHunkProps = ReviewedDiff & { readonly placed: PlacedHunk };

/** The proposed lines of a rejected hunk, struck out, with the reason for the rejection. */
export function RejectedHunk({ placed, proposal, draft, actions, parts }: RejectedHunkProps): ReactElement {
  const { id, afterStart, afterEnd } = placed.hunk;
  const shown = apartOf(proposal).proposed.slice(afterStart, Math.min(afterEnd, afterStart + mostStruck));
  const rest = afterEnd - afterStart - shown.length;
  const said = new Set(
    commentedLines(draft).flatMap(({ side, line }) => (side === 'proposed' ? [line] : [])),
  );
  return (
    <div className={styles.rejected}>
      <div className={styles.head}>
        <X aria-hidden size={14} strokeWidth={1.5} className={styles.sign} />
        <span className={styles.word}>{words('hunks.is-rejected')}</span>
        <HunkReason
          id={id}
          draft={draft}
          actions={actions}
          isOpenedHere={parts.isOpenedHere(id)}
          onOpen={() => parts.explain(id)}
          onTakeBack={() => parts.decide(placed, 'accept')}
          onClose={parts.settled}
        />
      </div>
      {shown.map((text, index) => {
        const line = afterStart + index + 1;
        return (
          <div key={line}>
            <div className={styles.struck}>
              <del>{struckText(text)}</del>
              <IconButton
                label={words('hunks.comment-line', { line })}
                icon={MessageSquarePlus}
                className={styles.beside}
                tabIndex={-1}
                onClick={() => parts.commentOn({ side: 'proposed', line })}
              />
            </div>
            {said.has(line) && (
              <CommentedLine
                line={{ side: 'proposed', line }}
                draft={draft}
                actions={actions}
                parts={parts}
              />
            )}
          </div>
        );
      })}
      {rest > 0 && <div className={styles.rest}>{words('hunks.more-lines', { count: rest })}</div>}
    </div>
  );
}

function struckText(line: string): string {
  const text = line
    .replace(/\r?\n$/, '')
    .split('\t')
    .map(visibleProse)
    .join('\t');
  return text === '' ? ' ' : text;
}
