import { ChevronsDownUp } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { followDisk } from '../state/follow-disk';
import { api, useServerState } from '../state/server-state';
import { collapseAll } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { FileTree } from './FileTree';
import { OpenFolder } from './OpenFolder';
import styles from './ProjectTree.module.css';

/** The panel of the opened folder: its files, live with the disk, or a way to open one. */
export function ProjectTree(): ReactElement {
  const project = useServerState((state) => state.app?.project ?? null);
  const unopenedRoot = useServerState((state) => state.app?.unopenedRoot ?? null);
  useEffect(followDisk, []);
  useEffect(tellLooks, []);

  if (!project && unopenedRoot !== null)
    return (
      <OpenFolder title="The folder was not opened" path={unopenedRoot}>
        Four times in a row Pilotfish ended unexpectedly soon after it had opened this folder. Open it all the
        same, or choose another.
      </OpenFolder>
    );
  if (!project) return <OpenFolder title="No folder is open" />;
  if (project.state === 'gone')
    return (
      <OpenFolder title="The folder is gone" path={project.root}>
        {project.root} was moved, renamed or deleted. Nothing of your chats is lost.
      </OpenFolder>
    );
  return (
    <section className={styles.panel} aria-label="Project">
      <header className={styles.header}>
        <h2 className={styles.title} title={project.root}>
          Project
        </h2>
        <IconButton {...commandLabel('tree.collapseAll')} icon={ChevronsDownUp} onClick={collapseAll} />
      </header>
      <FileTree root={project.root} name={project.name} />
    </section>
  );
}

/** Tells main whenever the person turns to this window; lost while there is no connection, and said again next time. */
function tellLooks(): () => void {
  const look = () => void api.project.look().catch(() => {});
  window.addEventListener('focus', look);
  return () => window.removeEventListener('focus', look);
}
