import { contract } from '@shared/contract/contract';
import type { Channel } from '@shared/wire/channel';
import { serve } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { endSearch } from '../search/window-search';
import { createHandlers } from './create-handlers';

// Connection of a window: the contract, answered. Loaded by the shells that have windows alone.

/** Answers one window over `channel` until it closes. */
export function connectWindow(app: App, channel: Channel): void {
  const window: Window = { sendEvent: (event) => server.sendEvent(event) };
  const server = serve(contract, createHandlers(app), channel, {
    connection: window,
    onProblem: (problem, error) => app.log.write('warning', problem, error),
  });
  channel.onClose(() => {
    app.store.drop(window);
    app.terminals.drop(window);
    app.projects.drop(window);
    endSearch(window);
  });
}
