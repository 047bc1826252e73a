import { tabInFront } from '../../state/files/editor-columns';
import { useHasColumns } from '../../state/layout/side-panels';
import { useTerminalLayout, useTerminalsShown } from '../../state/terminals/terminal-layout';
import { proposalTab, useUiState } from '../../state/ui-state';

/** Whether the review of this call's diff is on screen beside its card. In a narrow window the chat covers the diff. */
export function useDiffInFront(chatId: string, callId: string): boolean {
  const { id } = proposalTab(chatId, callId, '');
  const isActive = useUiState((local) => local.page === 'work' && tabInFront(local)?.id === id);
  const areTerminalsShown = useTerminalsShown();
  const isCovered = useTerminalLayout(({ maximised }) => maximised) && areTerminalsShown;
  return useHasColumns() && isActive && !isCovered;
}
