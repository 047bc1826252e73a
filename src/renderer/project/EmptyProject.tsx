import { words } from '@shared/texts/text';
import { FolderOpen } from 'lucide-react';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { titleOf } from '../state/commands/command-titles';
import { useListings } from '../state/folder-listings';
import { focusRegion, hasKeyboard } from '../state/regions/regions';
import type { Listing } from '../state/visible-rows';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import styles from './EmptyProject.module.css';
import { beginNew, useTreeEdit } from './entries/tree-edit';

/** Shown instead of the tree while the project's folder is empty: ways to start. */
export function EmptyProject(): ReactElement {
  return (
    <EmptyState icon={FolderOpen} title={words('project-panel.empty')}>
      <p>{words('project-panel.empty-why')}</p>
      <div className={styles.actions}>
        <Button data-begin onClick={() => beginNew('file', '')}>
          {titleOf('tree.newFile')}
        </Button>
        <Button onClick={() => beginNew('folder', '')}>{titleOf('tree.newFolder')}</Button>
      </div>
    </EmptyState>
  );
}

/** The tree, which disappears with its last file. If it had the focus, the focus moves to its replacement. */
export function HandsOver({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(
    () => () => {
      if (hasKeyboard('tree')) requestAnimationFrame(takeOver);
    },
    [],
  );
  return children;
}

function takeOver(): void {
  if (document.activeElement === document.body) focusRegion('tree');
}

/** False while the user types the name of the first file or folder, and until the tree lists it. */
export function useIsEmptyProject(): boolean {
  const isBeginning = useTreeEdit(({ edit, awaited }) => edit.kind === 'new' || awaited !== null);
  const holdsNothing = useListings(({ listings }) => isEmptyFolder(listings['']));
  return holdsNothing && !isBeginning;
}

function isEmptyFolder(listing: Listing | undefined): boolean {
  return listing?.kind === 'loaded' && listing.entries.length === 0;
}
