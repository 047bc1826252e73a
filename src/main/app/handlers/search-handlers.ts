import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { finishReplacement, keepCutShort, replacementCutShort } from '../search/cut-short';
import { undoableFiles } from '../search/kept-replacement';
import { planForPerson, replaceInFiles } from '../search/replace-in-files';
import { undoReplacement } from '../search/undo-replacement';
import { beginSearch, endSearch, moreOf } from '../search/window-search';

// Handlers for search and replace in the files of a project.

export function searchHandlers(app: App): Handlers<Contract, Window>['search'] {
  const { projects, works } = app;
  return {
    begin: ({ project, query }, window) => beginSearch(projects.get(project).workspace, query, window),
    more: ({ search }, window) => moreOf(window, search),
    end: ({ search }, window) => endSearch(window, search),
    plan: ({ project, ...wanted }) => planForPerson(projects.get(project), wanted),
    replace: ({ project, work, ...accepted }) =>
      works.run(work, (own) => replaceInFiles(projects.get(project), accepted, { parts: app, work: own })),
    cutShort: ({ project }) => replacementCutShort(placeOf(app, project)),
    finish: ({ project, work }) =>
      works.run(work, (own) => finishReplacement(projects.get(project), app, own)),
    undoable: ({ project }) => undoableFiles(placeOf(app, project)),
    keepReplaced: ({ project, files }) => keepCutShort(placeOf(app, project), files),
    undo: ({ project, files, work }) =>
      works.run(work, (own) => undoReplacement(projects.get(project), files, { parts: app, work: own })),
  };
}

function placeOf({ home, projects }: App, project: string) {
  return { home, workspace: projects.get(project).workspace };
}
