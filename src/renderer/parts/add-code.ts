import { linesName, withMentions } from '@shared/chat/file-mentions';
import { dataFileAt } from '@shared/data-files/data-file';
import { chatInFront, newChatId } from '../state/chat-in-front';
import type { Code } from '../state/files/open-code';
import { openDocument } from '../state/files/open-documents';
import { unsavedOf } from '../state/files/unsaved';
import { focusComposer } from '../state/focus';
import { useServerState } from '../state/server-state';
import { setDraft, useUiState } from '../state/ui-state';
import { withFencedBlock } from './fenced-block';

/**
 * Appends the code to the message draft of the chat in front, and focuses it: as a mention of its lines, or as a block
 * of code if the file on disk may have other lines there.
 */
export function addCode(code: Code): void {
  const { chatId, drafts } = useUiState.getState();
  const key = chatInFront(useServerState.getState().project, chatId) ?? newChatId;
  const name = linesName(code.path, code.lines);
  const draft = drafts[key] ?? '';
  setDraft(key, isOnDisk(code) ? withMentions(draft, [name]) : withFencedBlock(draft, code.text, name));
  focusComposer();
}

function isOnDisk({ path, lines, text }: Code): boolean {
  const shown = openDocument(path)?.text();
  if (shown === undefined || unsavedOf(path) !== null || dataFileAt(path) !== null) return false;
  return (
    shown
      .split(/\r\n|\r|\n/)
      .slice(lines.first - 1, lines.last)
      .join('\n') === text
  );
}
