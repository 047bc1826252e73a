/** The protocols for requests to a model; each has a folder in `agent/model`. */
export const protocolNames = ['chat-completions', 'responses', 'messages'] as const;
export type ProtocolName = (typeof protocolNames)[number];
