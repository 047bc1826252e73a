import { once } from 'node:events';
import { constants } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { open } from '../base/disk';
import type { LocalPort } from './sandbox-protocol';

// The way into a sandbox, by a socket there. What runs inside can put another thing in the socket's place, a link to a
// socket of the machine's for one, so that what was looked at is what is connected to.

export type Inbound = {
  readonly socket: string;
  /** Of the run at the proxy. */
  readonly login: string;
};

/** A connection to what listens there. Rejects where that is no socket, or nobody answers. */
export async function connectInside(inbound: Inbound, { family, port }: LocalPort): Promise<Socket> {
  return await say(inbound, `to ${family} ${port}`);
}

/** Has a port of this machine listened on there: whoever connects asks for it by the proxy. Rejects likewise. */
export async function relayInside(inbound: Inbound, { family, port }: LocalPort): Promise<void> {
  const connection = await say(inbound, `relay ${family} ${port} ${inbound.login}`);
  connection.resume().end();
  await once(connection, 'close');
}

/** Of Linux; Node has no name for it. */
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
