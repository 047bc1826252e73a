/** Key of a call, unique among all chats. A call's id comes from the model and is unique only in its chat. */
export type CallKey = `${string} ${string}`;

export function callKeyOf(chatId: string, callId: string): CallKey {
  return `${chatId} ${callId}`;
}
