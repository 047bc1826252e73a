import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';

export function terminalHandlers(app: App): Handlers<Contract, Window>['terminal'] {
  const { terminals } = app;
  return {
    open: ({ project, ...size }) => terminals.open(app.projects.get(project).projectFolder, size),
    write: ({ id, text }) => terminals.write(id, text),
    resize: ({ id, ...size }) => terminals.resize(id, size),
    acknowledge: ({ id, characters }, window) => terminals.acknowledge(id, window, characters),
    rename: ({ id, title }) => terminals.rename(id, title),
    close: ({ id }) => terminals.close(id),
    stop: ({ id }) => terminals.stop(id),
    keep: ({ id, goesOn }) => terminals.keep(id, goesOn),
    takeOver: ({ id }) => terminals.takeOver(id),
  };
}
