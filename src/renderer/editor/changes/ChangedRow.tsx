import type { ChangedEntry } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { Check, Folder, type LucideIcon, PencilLine } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { fileIcon } from '../../parts/file-icon';
import { otherChangers } from '../../state/changes/change-groups';
import { chooseFile, isEditTool, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { LineCounts } from '../../ui/LineCounts';
import { ReviewRow, type RowState } from '../review-list/ReviewRow';
import styles from './ChangedRow.module.css';
import { moveWords } from './move-words';

/** The letters that git uses. */
const signs = { created: 'A', changed: 'M', deleted: 'D', 'as-before': '' } as const;

const becameTexts = {
  created: 'changes-review.created',
  changed: 'changes-review.changed',
  deleted: 'changes-review.deleted',
  'as-before': 'changes-review.as-before',
} as const;

type ChangedRowProps = { readonly file: ChangedEntry; readonly isChosen: boolean };

/** A changed file: the kind and size of its change, and the decisions and edits since. */
export function ChangedRow({ file, isChosen }: ChangedRowProps): ReactElement {
  const { path, became, move, changedSince, isKept, isFolder = false } = file;
  const alsoBy = otherChangers(file, isEditTool).length > 0 ? words('changes-review.by-several') : null;
  const said = move ? moveWords(move) : words(becameTexts[became]);
  const row = useRef<HTMLDivElement>(null);
  const takesKeyboard = useReviewedChanges((state) => isChosen && state.takesKeyboard);
  useLayoutEffect(() => {
    if (!takesKeyboard) return;
    useReviewedChanges.setState({ takesKeyboard: false });
    row.current?.querySelector('button')?.focus();
  }, [takesKeyboard]);
  return (
    <div ref={row} className={styles.changed} data-became={became}>
      <ReviewRow
        id={path}
        path={path}
        isFolder={isFolder}
        isChosen={isChosen}
        state={
          isKept
            ? kept()
            : { icon: isFolder ? Folder : fileIcon(path.slice(path.lastIndexOf('/') + 1)), words: null }
        }
        facts={[said, alsoBy]}
        look={looks[became]}
        onChoose={() => chooseFile(path)}
      >
        {changedSince && became !== 'as-before' && (
          <Mark icon={PencilLine} label={words('changes-review.changed-since')} />
        )}
        {move === null && <LineCounts added={file.added} removed={file.removed} />}
        <span aria-hidden className={styles.sign} data-became={became}>
          {move?.kind === 'from' ? 'R' : signs[became]}
        </span>
        <span className={became === 'as-before' ? styles.said : 'visually-hidden'}>{said}</span>
      </ReviewRow>
    </div>
  );
}

const looks = { created: undefined, changed: undefined, deleted: 'struck', 'as-before': 'faint' } as const;

function kept(): RowState {
  return { icon: Check, tone: 'good', words: words('changes-review.is-kept') };
}

type MarkProps = { readonly icon: LucideIcon; readonly label: string };

function Mark({ icon: Icon, label }: MarkProps): ReactElement {
  return (
    <span className={styles.mark} title={label}>
      <Icon aria-hidden size={13} strokeWidth={1.75} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
