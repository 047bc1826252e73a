import type { ProjectFolder } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { ChevronsDownUp, FilePlus, FolderPlus } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { SidePanel } from '../parts/SidePanel';
import { projectInAddress } from '../state/address';
import { commandLabel } from '../state/commands/command-item';
import { followDisk } from '../state/follow-disk';
import { api, useServerState } from '../state/server-state';
import { collapseAll } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { beginNew } from './entries/tree-edit';
import { FileTree } from './FileTree';
import { OpenFolder } from './OpenFolder';

/** The panel of the open folder: its files, live with the disk, or a way to open one. */
export function ProjectTree(): ReactElement {
  const name = useServerState(({ project }) => project?.name ?? '');
  const root = useServerState(({ project }) => project?.root ?? null);
  const isGone = useServerState(({ project }) => project?.state === 'gone');
  const unopened = useServerState(({ app }) => unopenedFolder(app?.unopened ?? []));
  useEffect(followDisk, []);
  useEffect(tellLooks, []);

  if (root === null && unopened)
    return (
      <OpenFolder title={words('project-panel.not-opened')} path={unopened.root}>
        {words('project-panel.not-opened-why')}
      </OpenFolder>
    );
  if (root === null) return <OpenFolder title={words('project-panel.none-open')} />;
  if (isGone)
    return (
      <OpenFolder title={words('project-panel.gone')}>
        {words('project-panel.gone-why', { folder: root })}
      </OpenFolder>
    );
  return (
    <SidePanel name={words('project-panel.name')} tooltip={root} actions={<Actions />}>
      <FileTree key={root} root={root} name={name} />
    </SidePanel>
  );
}

function Actions(): ReactElement {
  return (
    <>
      <IconButton {...commandLabel('tree.newFile')} icon={FilePlus} onClick={() => beginNew('file')} />
      <IconButton {...commandLabel('tree.newFolder')} icon={FolderPlus} onClick={() => beginNew('folder')} />
      <IconButton {...commandLabel('tree.collapseAll')} icon={ChevronsDownUp} onClick={collapseAll} />
    </>
  );
}

/** The folder in this page's address, or else the first. */
function unopenedFolder(folders: readonly ProjectFolder[]): ProjectFolder | undefined {
  return folders.find(({ key }) => key === projectInAddress()) ?? folders[0];
}

/**
 * Informs the main process when the user turns to this window. Without a connection the message is lost, and the next
 * one replaces it.
 */
function tellLooks(): () => void {
  const look = () => {
    const project = useServerState.getState().project?.key;
    if (project !== undefined) void api.project.look({ project }).catch(() => {});
  };
  window.addEventListener('focus', look);
  return () => window.removeEventListener('focus', look);
}
