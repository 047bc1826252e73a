import { callsBehind } from '../state/questions/calls-behind';
import { useServerState } from '../state/server-state';

/** The number of later calls in the same batch. */
export function useCallsBehind(chatId: string, callId: string): number {
  return useServerState(({ chats }) => callsBehind(chats[chatId]?.calls ?? {}, callId).length);
}
