import { useServerState } from '../server-state';
import { hasEnded } from './agent-commands';
import { useTerminalLayout } from './terminal-layout';

/** Shows each new command of the agent in its tab if the shown command has ended, unless the keyboard is there. */
export function followNewCommands(): void {
  useServerState.subscribe(({ app }, { app: before }) => {
    if (!app || !before || app.terminals === before.terminals) return;
    const known = new Set(before.terminals.map(({ id }) => id));
    const isNew = app.terminals.some(({ id, kind }) => kind === 'command' && !known.has(id));
    const chosen = app.terminals.find(({ id }) => id === useTerminalLayout.getState().command);
    if (!isNew || !chosen || !hasEnded(chosen)) return;
    if (document.activeElement?.closest('[data-region="terminal"]')) return;
    useTerminalLayout.setState({ command: null });
  });
}
