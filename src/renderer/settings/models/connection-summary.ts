import type { ConnectionLine, ConnectionPart } from '@shared/models/connection-report';
import type { TextKey } from '@shared/texts/text';

export type ConnectionSummary = {
  readonly state: 'works' | 'unclear' | 'fails';
  readonly text: Extract<TextKey, `connection.summary-${string}`>;
};

/** The overall result of a connection test: work with tools, chat only, or nothing. Pure. */
export function connectionSummary(lines: readonly ConnectionLine[]): ConnectionSummary {
  const stateOf = (part: ConnectionPart) => lines.find((line) => line.part === part)?.state;
  if (stateOf('answer') !== 'works') return { state: 'fails', text: 'connection.summary-fails' };
  if (stateOf('tools') === 'none') return { state: 'unclear', text: 'connection.summary-tools-off' };
  const haveTools = stateOf('tools') === 'works' && stateOf('tool-result') === 'works';
  return haveTools
    ? { state: 'works', text: 'connection.summary-ready' }
    : { state: 'unclear', text: 'connection.summary-chat-only' };
}
