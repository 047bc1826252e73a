import '../../parts/panel-texts';
import { withMentions } from '@shared/chat/file-mentions';
import { newChatId } from '../../state/chat-in-front';
import { focusComposer } from '../../state/focus';
import { setDraft, useUiState } from '../../state/ui-state';
import { attachFiles } from './attach-files';
import type { Taken } from './taken-files';

/** Adds dropped items to the next message of the chat: as mentions in its text, or as attachments. */
export async function attachDropped(chatId: string | null, { paths, files, leftOut }: Taken): Promise<void> {
  const key = chatId ?? newChatId;
  if (paths.length > 0) setDraft(key, withMentions(useUiState.getState().drafts[key] ?? '', paths));
  focusComposer();
  if (files.length + leftOut > 0) await attachFiles(files, leftOut);
}
