import { ChevronsDownUp, FilePlus, FolderPlus, MessageSquarePlus } from 'lucide-react';
import { mentionPaths } from '../parts/mention-paths';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { collapseAll } from '../state/ui-state';
import { beginNew, useTreeEdit } from './entries/tree-edit';

// Commands of the window for the whole tree.

export const collapseAllFolders: WindowCommand = {
  id: 'tree.collapseAll',
  icon: ChevronsDownUp,
  when: (state) => hasProject(state) && state.ui.expandedFolders.length > 0,
  run: collapseAll,
};

const hasProject = (state: WindowState) => atWork(state) && state.server.project?.state === 'open';

/** The new entry goes into the selected folder, or beside the selected file. */
const news: readonly WindowCommand[] = [
  { id: 'tree.newFile', icon: FilePlus, when: hasProject, run: () => beginNew('file') },
  { id: 'tree.newFolder', icon: FolderPlus, when: hasProject, run: () => beginNew('folder') },
];

const mentionChosen: WindowCommand = {
  id: 'tree.addToChat',
  icon: MessageSquarePlus,
  when: (state) => hasProject(state) && useTreeEdit.getState().chosen.length > 0,
  run: () => mentionPaths(useTreeEdit.getState().chosen),
};

/** Otherwise the tree dims files that git ignores. */
export const toggleIgnored: WindowCommand = {
  id: 'tree.toggleIgnored',
  when: hasProject,
  checked: hidesIgnored,
  run(state) {
    const how = hidesIgnored(state) ? 'dimmed' : 'hidden';
    void import('./entries/entry-actions').then(({ showIgnored }) => showIgnored(how));
  },
};

export const treeCommands: readonly WindowCommand[] = [
  ...news,
  mentionChosen,
  toggleIgnored,
  collapseAllFolders,
];

function hidesIgnored({ server }: WindowState): boolean {
  return server.app?.settings.tree.ignored === 'hidden';
}
