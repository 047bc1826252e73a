import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import { viewFile } from '../../project/file-view';
import { listTree } from '../../project/tree';
import { typedFolder } from '../../project/typed-folder';
import type { App, Window } from '../application';
import { saveFile } from '../files/save-file';

// What a window asks of a project: its folder, its tree, its files.

export function projectHandlers(app: App): Handlers<Contract, Window>['project'] {
  const { projects, host, recent } = app;
  return {
    open: async ({ path }) => ({ project: (await projects.open(typedFolder(path))).key }),
    pickFolder: () => host.pickFolder(),
    recent: () => recent.list(),
    list: ({ project, path }) => listTree(projects.get(project).workspace, path),
    watch: ({ project, folders }, window) => projects.get(project).watch(window, folders),
    findFiles: ({ project, ...query }) => projects.get(project).files.find(query),
    readFile: ({ project, path }) => viewFile(projects.get(project).workspace, path),
    writeFile: ({ project, ...toSave }) => saveFile(projects.get(project), toSave, app),
    look: ({ project }) => projects.get(project).look(),
  };
}
