import { api, followTerminal } from '../server-state';
import { createTerminalFeeds } from './terminal-feeds';

/** Sends a terminal's output to a listener until the returned function is called. */
export const listenToTerminal = createTerminalFeeds({
  follow: followTerminal,
  acknowledge(id, characters) {
    // A closed terminal needs no acknowledgement, and a new connection starts from a new snapshot.
    void api.terminal.acknowledge({ id, characters }).catch(() => {});
  },
});
