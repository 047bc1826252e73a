import type { ServerConnection, ServerState } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import type { Entry } from './entries';

// The state of a server for windows.

type Told = Pick<ServerState, 'tools' | 'isSignedIn'> & {
  readonly isAllowed: boolean;
  readonly isOff: boolean;
};

export function stateOf(
  { configured, place, server }: Entry,
  { isAllowed, isOff, ...told }: Told,
): ServerState {
  const { alias, origin, file, config, fault } = configured;
  const connection = (): ServerConnection => {
    if (server === null)
      return { kind: 'unusable', why: fault ?? textOf('servers.bad-config', { problem: '' }) };
    if (!isAllowed) return { kind: 'not-trusted' };
    return isOff ? { kind: 'off' } : server.connection();
  };
  return {
    alias,
    origin,
    ...(file !== undefined && { file }),
    place:
      config === null
        ? ''
        : 'url' in config
          ? withoutQuery(config.url)
          : [config.command, ...config.args].join(' '),
    transport: config !== null && 'url' in config ? 'http' : 'stdio',
    isBelieved: origin === 'settings' && config?.trust === true,
    connection: connection(),
    sandbox: place.shown(),
    ...told,
  };
}

/** The query may contain a key. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/, '$1');
}
