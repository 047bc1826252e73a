import { FilePlus, FolderPlus } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import type { NewRow as NewRowOf } from '../../state/visible-rows';
import { LazyPart } from '../../ui/LazyPart';
import styles from '../TreeRow.module.css';
import { useTreeEdit } from './tree-edit';

const NameField = lazy(() => import('./NameField').then((m) => ({ default: m.NameField })));

/** The row of a file or folder that does not exist yet, while the user types its name. */
export function NewRow({ id, row }: { readonly id: string; readonly row: NewRowOf }): ReactElement {
  const edit = useTreeEdit((state) => state.edit);
  const Icon = row.entry === 'file' ? FilePlus : FolderPlus;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field in it has the focus
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      style={{ '--level': row.level }}
      aria-level={row.level}
    >
      <span className={styles.chevron} />
      <Icon aria-hidden className={styles.icon} size={15} strokeWidth={1.5} />
      <LazyPart>{edit.kind !== 'none' && <NameField edit={edit} />}</LazyPart>
    </div>
  );
}

/** The field for the new name of a row. */
export function RenameField({ path }: { readonly path: string }): ReactElement {
  return (
    <LazyPart>
      <NameField edit={{ kind: 'rename', path }} />
    </LazyPart>
  );
}
