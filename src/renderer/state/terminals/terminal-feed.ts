import { api, followTerminal } from '../server-state';
import { createTerminalFeeds } from './terminal-feeds';

/** Gives a listener what a terminal prints, until the returned function is called. */
export const listenToTerminal = createTerminalFeeds({
  follow: followTerminal,
  acknowledge(id, characters) {
    // A terminal that is gone needs no acknowledgement, and a new connection starts from a new snapshot.
    void api.terminal.acknowledge({ id, characters }).catch(() => {});
  },
});
