import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Channel } from '@shared/wire/channel';
import { errorCode, reasonOf } from '../base/errno';
import { createAuth } from './auth';
import { answerRequests, type HttpOptions } from './http';
import { bracketed, createSiteCheck } from './same-site';
import { createSocketDoor } from './socket-channel';

// The served mode as a whole: it listens, admits one browser per link, and passes on their channels.

export type ServerOptions = Pick<HttpOptions, 'pageLanguage'> & {
  readonly address: string;
  /** Null: the first free port of `usualPorts`, else any free one. */
  readonly port: number | null;
  readonly usualPorts?: readonly number[];
  /** The folder of the built window. */
  readonly renderer: string;
  /** The query of each page, such as `?project=…`; empty for the page alone. */
  readonly pages: readonly string[];
  readonly onChannel: (channel: Channel) => void;
  /** Called with a link that admits one browser to the page of that index: at the start, and again after each use. */
  readonly onLink: (link: string, page: number) => void;
};

export type RunningServer = { readonly port: number; close(): Promise<void> };

/** Throws AppError `unavailable` if the address or port is unavailable. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer();
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const auth = createAuth(port);
  const door = createSocketDoor({ onChannel: options.onChannel });
  const tellLink = (page: number) => {
    const link = new URL(`/${options.pages[page] ?? ''}`, `http://${reachableName(options.address)}:${port}`);
    link.searchParams.set('token', auth.newToken(page));
    options.onLink(link.href, page);
  };
  answerRequests(server, {
    renderer: options.renderer,
    auth,
    site: createSiteCheck(options.address),
    pageLanguage: options.pageLanguage,
    onExchanged: tellLink,
    onUpgrade: door.take,
    onEnded: door.endUnless,
  });
  for (const page of options.pages.keys()) tellLink(page);
  return {
    port,
    async close() {
      door.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, { address, port, usualPorts = [] }: ServerOptions): Promise<void> {
  for (const usual of port === null ? usualPorts : []) {
    if (await hasPort(server, usual, address)) return;
  }
  try {
    server.listen(port ?? 0, address);
    await once(server, 'listening');
  } catch (error) {
    const told =
      errorCode(error) === 'EADDRINUSE'
        ? textOf('server.port-in-use', { port: port ?? 0 })
        : textOf('server.not-listening', { address, reason: reasonOf(error) });
    throw new AppError('unavailable', told, { cause: error });
  }
}

async function hasPort(server: Server, port: number, address: string): Promise<boolean> {
  server.listen(port, address);
  return await once(server, 'listening').then(
    () => true,
    () => false,
  );
}

/** The wildcard address has no name, but this machine's loopback always reaches it. */
function reachableName(address: string): string {
  return address === '0.0.0.0' || address === '::' ? '127.0.0.1' : bracketed(address);
}
