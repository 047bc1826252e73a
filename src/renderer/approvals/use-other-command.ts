import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';

/** A running command of another chat that may change the file, in one line of limited length; null if none runs. */
export function useOtherCommand(chatId: string, path: string | null): string | null {
  const command = useServerState(({ app }) => {
    const other = app?.terminals.find(
      ({ kind, call, state, project }) =>
        kind === 'command' &&
        call !== null &&
        call.chatId !== chatId &&
        state.kind === 'running' &&
        path !== null &&
        isIn(path, project.root),
    );
    return other?.command ?? null;
  });
  return command === null ? null : visibleText(command.slice(0, 200));
}

function isIn(path: string, root: string): boolean {
  return path.startsWith(root) && /^[/\\]/.test(path.slice(root.replace(/[/\\]$/, '').length));
}
