import { contract } from '@shared/contract/contract';
import type { Channel } from '@shared/wire/channel';
import { serve } from '@shared/wire/serve';
import { diskFailure } from '../../base/files/disk-failure';
import type { App, Window } from '../application';
import { endSearch } from '../search/window-search';
import { endConnectionTest } from './connection-test';
import { createHandlers } from './create-handlers';

// Connects a window to the handlers of the contract. Only hosts with windows load this file.

/** In ms. The search for the sandbox uses the processor, which the first paint of the window needs. */
const looksAfterMs = 1_000;

/** Answers one window over `channel` until it closes. */
export function connectWindow(app: App, channel: Channel): void {
  const window: Window = { sendEvent: (event) => server.sendEvent(event) };
  const server = serve(contract, createHandlers(app), channel, {
    connection: window,
    onProblem: (problem, error) => app.log.write('warning', problem, error),
    asExpected: (error) => diskFailure(error, app.home),
  });
  // Runs after the first calls of the window.
  setTimeout(() => void app.sandbox.look(), looksAfterMs).unref();
  channel.onClose(() => {
    app.store.drop(window);
    app.terminals.drop(window);
    app.projects.drop(window);
    app.lookedAt.drop(window);
    app.windows.leave(window);
    endSearch(window);
    endConnectionTest(window);
  });
}
