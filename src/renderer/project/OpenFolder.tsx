import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { FolderOpen } from 'lucide-react';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { openFolder } from '../state/open-project';
import { api } from '../state/server-state';
import { useRecent } from '../state/use-recent';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { TextField } from '../ui/fields/TextField';
import { visibleText } from '../ui/visible-text';
import styles from './OpenFolder.module.css';

type OpenFolderProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** A suggested folder. */
  readonly path?: string;
};

/** The project panel without a folder: a way to open one. */
export function OpenFolder({ title, children, path: first = '' }: OpenFolderProps): ReactElement {
  const [path, setPath] = useState(first);
  const [error, setError] = useState<AnyText | null>(null);

  const open = (folder: string) => {
    setError(null);
    openFolder(folder).catch((failure: unknown) => setError(toldOf(failure)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path.trim() !== '') open(path.trim());
  };
  const browse = async () => {
    const folder = await api.project.pickFolder().catch((failure: unknown) => {
      setError(toldOf(failure));
      return null;
    });
    if (folder !== null) open(folder);
  };

  return (
    <section className={styles.panel} aria-label={words('project-panel.name')}>
      <EmptyState icon={FolderOpen} title={title}>
        {children}
        <form className={styles.openForm} onSubmit={submit}>
          <TextField
            label={words('project-panel.folder-field')}
            value={path}
            onChange={setPath}
            error={error ?? undefined}
          />
          <div className={styles.openActions}>
            <Button type="submit" variant="primary">
              {words('project-panel.open')}
            </Button>
            {window.pilotfish && <Button onClick={browse}>{words('project-panel.browse')}</Button>}
          </div>
        </form>
        <RecentFolders onOpen={open} />
      </EmptyState>
    </section>
  );
}

function RecentFolders({ onOpen }: { onOpen(root: string): void }): ReactElement | null {
  const { projects, look } = useRecent();
  useEffect(look, [look]);
  if (projects.length === 0) return null;
  return (
    <nav className={styles.recent} aria-label={words('project-panel.recent')}>
      <h3>{words('project-panel.recent')}</h3>
      <ul>
        {projects.map(({ root, name, missing }) => (
          <li key={root}>
            <button type="button" disabled={missing} title={visibleText(root)} onClick={() => onOpen(root)}>
              <span>{visibleText(name)}</span>
              <small>
                {missing ? words('project-panel.missing', { folder: visibleText(root) }) : visibleText(root)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
