import { callsBehind } from '../state/questions/calls-behind';
import { useServerState } from '../state/server-state';

/** How many calls of the same batch come after this one. */
export function useCallsBehind(chatId: string, callId: string): number {
  return useServerState(({ chats }) => callsBehind(chats[chatId]?.calls ?? {}, callId).length);
}
