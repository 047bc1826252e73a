import type { ChatState } from '@shared/chat/chat';
import { whyReadOnly } from '@shared/chat/why-read-only';
import type { Text } from '@shared/texts/text';
import { useServerState } from './server-state';

/** Why nothing can be written in a chat with this access; null if something can. */
export function useWhyReadOnly(access: ChatState['access']): Text | null {
  const folder = useServerState(({ app }) => app?.home ?? '');
  return access === 'writer' ? null : whyReadOnly(access, folder);
}
