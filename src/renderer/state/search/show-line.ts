import { openFile, previewFile, useUiState } from '../ui-state';
import type { LineResult } from './result-rows';

/** Opens the file with the line's first match selected: as a preview, or as a lasting tab if `stays`. */
export function showLine({ path, found: { line, column, length } }: LineResult, stays = false): void {
  previewFile(path, { line, column, length });
  const { activeTab } = useUiState.getState();
  if (stays && activeTab !== null) openFile(path);
}
