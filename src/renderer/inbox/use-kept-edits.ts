import { useEffect } from 'react';
import { bringEdits } from '../state/questions/edits';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import type { InboxRow } from './inbox-rows';

/** Brings what the person made of a question of another project: a window begins with that of its own alone. */
export function useKeptEdits(row: InboxRow | undefined): void {
  const isConnected = useServerState(({ connection }) => connection === 'open');
  const shown = useUiState(({ project }) => project);
  const chatId = row && !row.isHere ? row.question.chatId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that shows another project has let go of the rest.
  useEffect(() => {
    // Without it the question is answered as it stands, and nothing that was kept is lost.
    if (chatId !== undefined && isConnected) bringEdits(chatId).catch(() => {});
  }, [chatId, isConnected, shown]);
}
