import { useEffect } from 'react';
import { bringEdits } from '../state/questions/edits';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import type { InboxRow } from './inbox-rows';

/** Loads the user's edits of a question of another project: a window starts only with those of its own project. */
export function useKeptEdits(row: InboxRow | undefined): void {
  const isConnected = useServerState(({ connection }) => connection === 'open');
  const shown = useUiState(({ project }) => project);
  const chatId = row && !row.isHere ? row.question.chatId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that shows another project has let go of the rest.
  useEffect(() => {
    // If that fails, the user answers the unedited question, and the stored edits remain.
    if (chatId !== undefined && isConnected) bringEdits(chatId).catch(() => {});
  }, [chatId, isConnected, shown]);
}
