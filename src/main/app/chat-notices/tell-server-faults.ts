import type { ServerConnection, ServerState } from '@shared/servers/servers';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { visibleName } from '../../base/visible-name';
import type { ChatLog } from '../../storage/chats/chat-log';
import { noticeOnce } from './notice-once';

// Adds a notice to a chat for each server with missing tools, once: otherwise only the servers' page would show the
// fault.

export async function tellServerFaults(
  log: ChatLog,
  servers: readonly Pick<ServerState, 'alias' | 'connection' | 'tools'>[],
  at: number,
): Promise<void> {
  for (const { alias, connection, tools } of servers) {
    const leftOut = leftOutOf(alias, tools);
    if (leftOut) await noticeOnce(log, { level: 'warning', text: leftOut, at });
    const text = faultOf(alias, connection);
    // The reason in the text may differ with each try.
    const isSame = (told: AnyText) =>
      typeof told !== 'string' && told.key === text?.key && told.params.server === alias;
    if (text) await noticeOnce(log, { level: 'warning', text, at }, isSame);
  }
}

function faultOf(server: string, connection: ServerConnection): Text | null {
  switch (connection.kind) {
    case 'unusable':
    case 'restarting':
    case 'failed':
      return textOf('servers.without', { server, why: connection.why });
    case 'needs-sign-in':
      return textOf('servers.without', { server, why: textOf('servers.needs-sign-in') });
    case 'starting':
      return textOf('servers.still-starting', { server });
    case 'off':
    case 'not-trusted':
    case 'idle':
    case 'ready':
      return null;
  }
}

/** Tools that requests cannot offer: the first names, with the reason of the first. */
function leftOutOf(server: string, tools: ServerState['tools']): Text | null {
  const unusable = tools.flatMap(({ name, state }) =>
    state.kind === 'unusable' ? [{ name, ...state }] : [],
  );
  const [first] = unusable;
  if (!first) return null;
  const names = unusable.slice(0, mostNames).map(({ name }) => visibleName(name));
  return textOf('servers.tools-left-out', { server, names, count: unusable.length, why: first.why });
}

const mostNames = 5;
