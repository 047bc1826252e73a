import type { ChangedEntry } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { Check, Folder, type LucideIcon, PencilLine } from 'lucide-react';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { fileIcon } from '../../parts/file-icon';
import { otherChangers } from '../../state/changes/change-groups';
import { chooseFile, isEditTool, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { LineCounts } from '../../ui/LineCounts';
import { visibleText } from '../../ui/visible-text';
import styles from './ChangedFiles.module.css';
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
  const split = path.lastIndexOf('/') + 1;
  const Icon = isFolder ? Folder : fileIcon(path.slice(split));
  const name = visibleText(path.slice(split));
  const alsoBy = otherChangers(file, isEditTool).length > 0 ? words('changes-review.by-several') : null;
  const said = move ? moveWords(move) : words(becameTexts[became]);
  const row = useRef<HTMLButtonElement>(null);
  const takesKeyboard = useReviewedChanges((state) => isChosen && state.takesKeyboard);
  useLayoutEffect(() => {
    if (!takesKeyboard) return;
    useReviewedChanges.setState({ takesKeyboard: false });
    row.current?.focus();
  }, [takesKeyboard]);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <button
      ref={row}
      type="button"
      className={styles.row}
      title={[visibleText(path), said, alsoBy].filter(Boolean).join(' · ')}
      aria-current={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-chosen={isChosen || undefined}
      data-became={became}
      onClick={() => chooseFile(path)}
    >
      <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.name}>{isFolder ? `${name}/` : name}</span>
      {split > 0 && <span className={styles.folder}>{visibleText(path.slice(0, split - 1))}</span>}
      <span className={styles.end}>
        {changedSince && became !== 'as-before' && (
          <Mark icon={PencilLine} label={words('changes-review.changed-since')} />
        )}
        {isKept && <Mark icon={Check} label={words('changes-review.is-kept')} />}
        {move === null && <LineCounts added={file.added} removed={file.removed} />}
        <span aria-hidden className={styles.sign} data-became={became}>
          {move?.kind === 'from' ? 'R' : signs[became]}
        </span>
        <span className={became === 'as-before' ? styles.said : 'visually-hidden'}>{said}</span>
      </span>
    </button>
  );
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
