import type { Proposal } from '@shared/approval';
import { ArrowDown, ArrowUp, ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './DiffHeader.module.css';
import type { DiffLayout } from './diff-editor';
import { openDiff } from './open-diffs';
import { listChangesKeys, nextChangeKeys, previousChangeKeys } from './review-keys';

type DiffHeaderProps = {
  readonly callId: string;
  readonly change: Proposal['change'];
  readonly layout: DiffLayout;
};

const left = { create: 'as it is: no file yet', modify: 'as it is', delete: 'as it is' } as const;
const right = {
  create: 'proposed (editable)',
  modify: 'proposed (editable)',
  delete: 'proposed: no file',
} as const;

/** Says over each side of the diff which it is, and walks the changes. */
export function DiffHeader({ callId, change, layout }: DiffHeaderProps): ReactElement {
  return (
    <div className={styles.header} data-layout={layout}>
      <span className={styles.side}>
        <span aria-hidden className={styles.removed}>
          −
        </span>
        {left[change]}
      </span>
      <span className={styles.side}>
        <span aria-hidden className={styles.added}>
          +
        </span>
        {right[change]}
      </span>
      <span className={styles.actions}>
        <IconButton
          label="Previous change"
          icon={ArrowUp}
          keys={previousChangeKeys}
          onClick={() => openDiff(callId)?.goToChange('previous')}
        />
        <IconButton
          label="Next change"
          icon={ArrowDown}
          keys={nextChangeKeys}
          onClick={() => openDiff(callId)?.goToChange('next')}
        />
        <IconButton
          label="List of changes for screen readers"
          icon={ListTree}
          keys={listChangesKeys}
          onClick={() => openDiff(callId)?.openAccessibleView()}
        />
      </span>
    </div>
  );
}
