/** How requests to a model are written, each a folder of `agent/model`. */
export const protocolNames = ['chat-completions', 'responses', 'messages'] as const;
export type ProtocolName = (typeof protocolNames)[number];
