import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { createQuestions } from '../language-servers/questions';

// Handlers for questions about code to language servers.

export function codeHandlers({ projects }: App): Handlers<Contract, Window>['code'] {
  const { ask, stop } = createQuestions();
  const codeOf = (project: string) => projects.get(project).code;
  return {
    problems: ({ project, ...file }) => codeOf(project).problems(file),
    definition: ({ project, ...place }, window) =>
      ask(window, (signal) => codeOf(project).definition(place, signal)),
    references: ({ project, ...place }, window) =>
      ask(window, (signal) => codeOf(project).references(place, signal)),
    rename: ({ project, ...wanted }, window) =>
      ask(window, (signal) => codeOf(project).rename(wanted, signal)),
    format: ({ project, ...file }, window) => ask(window, (signal) => codeOf(project).format(file, signal)),
    symbols: ({ project, ...wanted }, window) =>
      ask(window, (signal) => codeOf(project).symbols(wanted, signal)),
    stop: (_, window) => stop(window),
  };
}
