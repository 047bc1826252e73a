import { once } from 'node:events';
import { constants } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { open } from '../base/disk';
import type { LocalPort } from './sandbox-protocol';

// Connections into a sandbox, through a socket there. A command inside can replace the socket, for example with a link
// to another socket of the machine. So Pilotfish connects to exactly the file that it checked.

export type Inbound = {
  readonly socket: string;
  /** The run's login at the proxy. */
  readonly login: string;
};

/** Connects to a port inside. Rejects if the path is not a socket, or if nothing answers. */
export async function connectInside(inbound: Inbound, { family, port }: LocalPort): Promise<Socket> {
  return await say(inbound, `to ${family} ${port}`);
}

/**
 * Starts a relay inside for a port of this machine. Each connection asks for it through the proxy. Rejects likewise.
 */
export async function relayInside(inbound: Inbound, { family, port }: LocalPort): Promise<void> {
  const connection = await say(inbound, `relay ${family} ${port} ${inbound.login}`);
  connection.resume().end();
  await once(connection, 'close');
}

/** Linux's `O_PATH`, which Node does not name. */
const openPathOnly = 0o10000000;

async function say({ socket }: Inbound, line: string): Promise<Socket> {
  const found = await open(socket, openPathOnly | constants.O_NOFOLLOW);
  try {
    if (!(await found.stat()).isSocket()) throw new Error(`${socket} is no socket`);
    const connection = connect({ path: `/proc/self/fd/${found.fd}`, allowHalfOpen: true });
    await once(connection, 'connect');
    connection.write(`${line}\n`);
    return connection;
  } finally {
    await found.close();
  }
}
