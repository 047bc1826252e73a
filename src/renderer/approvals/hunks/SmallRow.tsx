import { words } from '@shared/texts/text';
import { MessageSquarePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReviewDraft } from '../../state/questions/review-draft';
import { IconButton } from '../../ui/IconButton';
import { visibleProse } from '../../ui/visible-text';
import { LineComments } from '../comments/LineComments';
import diffStyles from '../diff/SmallDiff.module.css';
import type { HunkActions } from './hunk-actions';
import type { HunkRow } from './hunk-rows';
import styles from './SmallHunks.module.css';

type SmallRowProps = {
  readonly row: HunkRow;
  readonly draft: ReviewDraft;
  readonly actions: HunkActions;
  /** The form that the user has just opened. */
  readonly openedHere: string | null;
  onOpen(form: string): void;
  onClose(): void;
};

const tones = { '+': diffStyles.added, '-': diffStyles.removed, ' ': undefined } as const;
const spoken = { '+': 'small-diff.added', '-': 'small-diff.removed', ' ': null } as const;

/** A line of a change, with its comments below. */
export function SmallRow({ row, draft, actions, openedHere, onOpen, onClose }: SmallRowProps): ReactElement {
  const { sign, at, isStruck } = row;
  const text = row.text.split('\t').map(visibleProse).join('\t');
  const word = spoken[sign];
  const Text = isStruck ? 'del' : 'span';
  const form = at && `${at.side} ${at.line}`;
  const tone = isStruck ? styles.struck : tones[sign];
  return (
    <>
      <div className={[diffStyles.line, styles.row, tone].filter(Boolean).join(' ')}>
        <span className={diffStyles.sign} aria-hidden>
          {sign}
        </span>
        <Text className={diffStyles.text}>
          <span className="visually-hidden">{word !== null && `${words(word)} `}</span>
          {text === '' ? ' ' : text}
        </Text>
        {at && form && (
          <IconButton
            label={words('hunks.comment-line', { line: at.line })}
            icon={MessageSquarePlus}
            className={styles.comment}
            tabIndex={-1}
            onClick={() => {
              onOpen(form);
              actions.write({ kind: 'comment', ...at, text: '' });
            }}
          />
        )}
      </div>
      {at && form && (
        <div className={styles.comments}>
          <LineComments
            line={at.line}
            label={words('hunks.comment-line', { line: at.line })}
            comments={draft.comments.filter(({ side }) => side === at.side)}
            commenting={actions.commenting(at.side, draft)}
            isOpenedHere={openedHere === form}
            onOpen={() => onOpen(form)}
            onClose={onClose}
          />
        </div>
      )}
    </>
  );
}
