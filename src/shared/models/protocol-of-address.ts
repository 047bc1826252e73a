import type { ProtocolName } from '../settings/settings-schema';

/** Services with a protocol of their own. */
const protocols: Readonly<Record<string, ProtocolName>> = {
  'api.openai.com': 'responses',
  'api.anthropic.com': 'messages',
};

/** The protocol of a provider that names none. */
export function protocolOfAddress(baseUrl: string): ProtocolName {
  const host = /^https?:\/\/(?<host>[^/:?#]+)/i.exec(baseUrl)?.groups?.host ?? '';
  return protocols[host.toLowerCase()] ?? 'chat-completions';
}
