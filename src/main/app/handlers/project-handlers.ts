import type { Contract } from '@shared/contract/contract';
import { projectTopic } from '@shared/topics';
import type { Handlers } from '@shared/wire/serve';
import { existingFiles } from '../../project/existing-files';
import { folderOf } from '../../project/file-index/path-order';
import { readPiece } from '../../project/file-piece';
import { viewFile } from '../../project/file-view';
import { readAs } from '../../project/read-as';
import { typedFolder } from '../../project/typed-folder';
import type { App, Window } from '../application';
import {
  copyInTree,
  createInTree,
  deleteInTree,
  moveInTree,
  renameInTree,
  restoreInTree,
} from '../files/change-tree';
import { openInEditor, placeOf, startDrag } from '../files/outside';
import { saveFile } from '../files/save-file';

// Handlers for a project: its folder, its tree, its files.

export function projectHandlers(app: App): Handlers<Contract, Window>['project'] {
  const { projects, host, recent, store } = app;
  return {
    open: async ({ path }) => ({ project: (await projects.open(typedFolder(path))).key }),
    pickFolder: () => host.pickFolder(),
    recent: () => recent.list(),
    list: ({ project, path }) => projects.get(project).folders.list(path),
    watch: ({ project, folders }, window) => projects.get(project).folders.watch(window, folders),
    findFiles: ({ project, ...query }) => projects.get(project).files.find(query),
    existing: ({ project, paths }) => existingFiles(projects.get(project).workspace, paths),
    named: async ({ project, names }) =>
      (await import('../files/weigh-named')).weighNamed(projects.get(project), names),
    readFile: ({ project, path }) => viewFile(projects.get(project).workspace, path),
    async readAs({ project, path, encoding }) {
      await readAs(projects.get(project).workspace, path, encoding);
      store.emit(projectTopic(project), { type: 'folders-changed', folders: [folderOf(path)] });
    },
    readPiece: ({ project, ...piece }) => readPiece(projects.get(project).workspace, piece),
    async readCommitted({ project, path }) {
      // Opening a folder starts no git in it.
      if (store.state(projectTopic(project)).gitCommit === null) return null;
      const { readCommittedText } = await import('../files/committed-text');
      return readCommittedText(projects.get(project).workspace, path);
    },
    writeFile: ({ project, ...toSave }) => saveFile(projects.get(project), toSave, app),
    createEntry: ({ project, ...entry }) => createInTree(projects.get(project), entry, app),
    renameEntry: ({ project, ...entry }) => renameInTree(projects.get(project), entry, app),
    moveEntry: ({ project, ...move }) => moveInTree(projects.get(project), move, app),
    copyEntry: ({ project, ...copy }) => copyInTree(projects.get(project), copy, app),
    deleteEntry: ({ project, path }) => deleteInTree(projects.get(project), path, app),
    restoreEntry: ({ project, ...kept }) => restoreInTree(projects.get(project), kept, app),
    reveal: async ({ project, path }) => host.reveal(await placeOf(projects.get(project), path)),
    startDrag: ({ project, paths }) => startDrag(projects.get(project), paths, app),
    openInEditor: ({ project, ...place }) => openInEditor(projects.get(project), place, app),
    look: async ({ project }) => {
      if (store.state('app').projectInUse !== project)
        store.emit('app', { type: 'project-used', key: project });
      await projects.get(project).look();
    },
  };
}
