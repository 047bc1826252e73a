import { openFile, previewFile, useUiState } from '../ui-state';
import type { LineResult } from './result-rows';

/** Opens the file with the line's first match selected; to stay, if it is to. */
export function showLine({ path, found: { line, column, length } }: LineResult, stays = false): void {
  previewFile(path, { line, column, length });
  const { activeTab } = useUiState.getState();
  if (stays && activeTab !== null) openFile(path);
}
