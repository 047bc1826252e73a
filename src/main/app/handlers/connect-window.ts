import { contract } from '@shared/contract/contract';
import type { Channel } from '@shared/wire/channel';
import { serve } from '@shared/wire/serve';
import { diskFailure } from '../../base/files/disk-failure';
import type { App, Window } from '../application';
import { endSearch } from '../search/window-search';
import { endConnectionTest } from './connection-test';
import { createHandlers } from './create-handlers';

// Connection of a window: the contract, answered. Loaded by the shells that have windows alone.

/** In ms. To look for the sandbox takes a moment of the processor, which the window's first picture needs. */
const looksAfterMs = 1_000;

/** Answers one window over `channel` until it closes. */
export function connectWindow(app: App, channel: Channel): void {
  const window: Window = { sendEvent: (event) => server.sendEvent(event) };
  const server = serve(contract, createHandlers(app), channel, {
    connection: window,
    onProblem: (problem, error) => app.log.write('warning', problem, error),
    asExpected: (error) => diskFailure(error, app.home),
  });
  // Behind what the window asks for first.
  setTimeout(() => void app.sandbox.look(), looksAfterMs).unref();
  channel.onClose(() => {
    app.store.drop(window);
    app.terminals.drop(window);
    app.projects.drop(window);
    app.lookedAt.drop(window);
    endSearch(window);
    endConnectionTest(window);
  });
}
