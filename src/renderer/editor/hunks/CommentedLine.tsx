import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { LineComments } from '../../approvals/comments/LineComments';
import type { SideLine } from './content-lines';
import styles from './HunkLayer.module.css';
import { formOf } from './parts';
import type { ReviewedDiff } from './reviewed-diff';

type CommentedLineProps = Pick<ReviewedDiff, 'draft' | 'actions' | 'parts'> & { readonly line: SideLine };

/** The comments on one line, below that line. */
export function CommentedLine({
  line: { side, line },
  draft,
  actions,
  parts,
}: CommentedLineProps): ReactElement {
  return (
    <div className={styles.comments}>
      <LineComments
        line={line}
        label={words('hunks.comment-line', { line })}
        comments={draft.comments.filter((comment) => comment.side === side)}
        commenting={actions.commenting(side, draft)}
        isOpenedHere={parts.isOpenedHere(formOf({ side, line }))}
        onOpen={() => parts.commentOn({ side, line })}
        onClose={parts.settled}
      />
    </div>
  );
}
