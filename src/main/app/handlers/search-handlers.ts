import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { forgetReplaced, undoableFiles } from '../search/kept-replacement';
import { planForPerson, replaceInFiles } from '../search/replace-in-files';
import { undoReplacement } from '../search/undo-replacement';
import { beginSearch, endSearch, moreOf } from '../search/window-search';

// What a window searches in the files of a project, and replaces there.

export function searchHandlers(app: App): Handlers<Contract, Window>['search'] {
  const { projects } = app;
  return {
    begin: ({ project, query }, window) => beginSearch(projects.get(project).workspace, query, window),
    more: ({ search }, window) => moreOf(window, search),
    end: ({ search }, window) => endSearch(window, search),
    plan: ({ project, ...wanted }) => planForPerson(projects.get(project), wanted),
    replace: ({ project, ...accepted }) => replaceInFiles(projects.get(project), accepted, app),
    undoable: ({ project }) => undoableFiles(placeOf(app, project)),
    keepReplaced: ({ project, files }) => forgetReplaced(placeOf(app, project), files),
    undo: ({ project, files }) => undoReplacement(projects.get(project), files, app),
  };
}

function placeOf({ home, projects }: App, project: string) {
  return { home, workspace: projects.get(project).workspace };
}
