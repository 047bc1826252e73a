import { createServer, type Server, type Socket } from 'node:net';
import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { errorCode } from '../base/errno';
import { connectInside, type Inbound, relayInside } from '../sandbox/connect-inside';
import { portsHere, portsInside } from '../sandbox/listening-ports';
import { type Destination, type LocalPort, portsOfSandbox } from '../sandbox/sandbox-protocol';

// Open ports of commands in the sandbox. If a background command listens on a port, Pilotfish listens on it too, only
// at loopback, so that the user's browser can reach it. A command may connect to local ports that it names or that
// another command of its project serves.

export type OpenPorts = {
  /** Continues until `end`. */
  follow(run: FollowedRun): FollowedPorts;
  /**
   * The local ports that a command of the project may connect to: those it names, and those that others of the project
   * serve.
   */
  reachableFor(named: readonly number[], root: string): Promise<Reachable>;
  /** Closes the ports of all running commands. */
  close(): Promise<void>;
};

export type FollowedRun = {
  /** The project's folder. */
  readonly root: string;
  /** The command's process number outside the sandbox. */
  readonly pid: number;
  readonly inbound: Inbound;
  /** Local ports that the command names. */
  readonly named: readonly number[];
  /** Local ports that the command could reach from its start. */
  readonly localPorts: readonly LocalPort[];
  /** Whether its own ports are reachable from outside. */
  readonly isServer: boolean;
  /** Why a port is unreachable. */
  readonly onTrouble: (why: Text) => void;
};

export type FollowedPorts = { end(): Promise<void> };

export type Reachable = {
  readonly localPorts: readonly LocalPort[];
  /** Whether the connection is allowed unasked, because a command of the project listens there. */
  isOwn(to: Destination): boolean;
};

/** Pilotfish polls, as editors do: the kernel sends no event when a program begins to listen. */
const lookMs = 500;

export function createOpenPorts(): OpenPorts {
  const all = new Set<FollowedPorts & Pick<FollowedRun, 'root'> & { readonly opened: Opened }>();
  const ownOf = (root: string) =>
    [...all].filter((one) => one.root === root).flatMap(({ opened }) => [...opened]);
  const reachableFor = async (named: readonly number[], root: string): Promise<Reachable> => {
    const own = ownOf(root).flatMap(([port, { hosts }]) => (hosts.length > 0 ? [port] : []));
    const wanted = new Set([...named, ...own]);
    const localPorts = wanted.size === 0 ? [] : (await portsHere()).filter(({ port }) => wanted.has(port));
    return {
      localPorts,
      // If another program listens at the same port number, the connection needs its own question.
      isOwn: ({ host, port }) => ownOf(root).some(([one, { hosts }]) => one === port && hosts.includes(host)),
    };
  };
  return {
    follow(run) {
      const opened: Opened = new Map();
      const relayed = new Set([...portsOfSandbox, ...run.localPorts.map(({ port }) => port)]);
      const look = async () => {
        const inside = (await portsInside(run.pid)).filter(({ port }) => !relayed.has(port));
        if (run.isServer) await openThose(inside, run, opened);
        const { localPorts } = await reachableFor(run.named, run.root);
        const taken = new Set([...relayed, ...inside.map(({ port }) => port)]);
        await relayThose(
          localPorts.filter(({ port }) => !taken.has(port)),
          run,
          relayed,
        );
      };
      let looking: Promise<void> | null = null;
      const timer = setInterval(() => {
        looking ??= look().finally(() => {
          looking = null;
        });
      }, lookMs).unref();
      const followed = {
        root: run.root,
        opened,
        async end() {
          clearInterval(timer);
          all.delete(followed);
          await looking;
          for (const servers of opened.values()) servers.close();
        },
      };
      all.add(followed);
      return followed;
    },
    reachableFor,
    close: async () => void (await Promise.all([...all].map((one) => one.end()))),
  };
}

/** `localhost:5173`, `http://127.0.0.1:8000/`. */
const named = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]):(\d{1,5})(?!\d)/gi;

export function portsNamed(command: string): number[] {
  return [...command.matchAll(named)]
    .map(([, port]) => Number(port))
    .filter((port) => port > 0 && port < 65_536);
}

type Servers = {
  /** The addresses at which this machine listens for the command; empty if another program has the port. */
  readonly hosts: readonly string[];
  close(): void;
};
type Opened = Map<number, Servers>;

/** Opens and closes ports here, so that they match the ports in the sandbox. */
async function openThose(inside: readonly LocalPort[], run: FollowedRun, opened: Opened): Promise<void> {
  const still = new Set(inside.map(({ port }) => port));
  for (const [port, servers] of opened)
    if (!still.has(port)) {
      opened.delete(port);
      servers.close();
    }
  for (const to of inside) if (!opened.has(to.port)) opened.set(to.port, await openPort(run, to));
}

/** Relays local ports that programs opened after the command's start. */
async function relayThose(
  here: readonly LocalPort[],
  { inbound }: FollowedRun,
  relayed: Set<number>,
): Promise<void> {
  for (const to of here) {
    relayed.add(to.port);
    // The command may be over.
    await relayInside(inbound, to).catch(() => {});
  }
}

/** Reports a problem once, and then leaves the port closed. */
async function openPort({ inbound, onTrouble }: FollowedRun, to: LocalPort): Promise<Servers> {
  const connections = new Set<Socket>();
  const lead = (from: Socket) => {
    connections.add(from);
    from.once('close', () => connections.delete(from)).on('error', () => from.destroy());
    connectInside(inbound, to).then(
      (inside) => join(from, inside),
      () => from.destroy(),
    );
  };
  const four = await listen('127.0.0.1', to.port, lead);
  // Ignores a failure here: the machine may lack IPv6.
  const six = four instanceof Error ? four : await listen('::1', to.port, lead);
  if (four instanceof Error) onTrouble(troubleText(to.port, four));
  return {
    hosts: [four instanceof Error ? [] : '127.0.0.1', six instanceof Error ? [] : ['::1', '[::1]']].flat(),
    close() {
      for (const one of [four, six]) if (!(one instanceof Error)) one.close();
      for (const connection of connections) connection.destroy();
    },
  };
}

async function listen(host: string, port: number, lead: (from: Socket) => void): Promise<Server | Error> {
  const server = createServer({ allowHalfOpen: true }, lead);
  return await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(server.unref()));
  });
}

function troubleText(port: number, error: Error): Text {
  return errorCode(error) === 'EADDRINUSE'
    ? textOf('sandbox.port-taken', { port: String(port) })
    : textOf('sandbox.port-not-open', { port: String(port), why: messageOf(error) });
}

/** Each direction ends separately; an error ends both. */
function join(from: Socket, inside: Socket): void {
  const over = () => {
    from.destroy();
    inside.destroy();
  };
  inside.on('error', over).once('close', () => from.destroySoon());
  from.on('error', over).once('close', () => inside.destroySoon());
  if (from.destroyed) over();
  else from.pipe(inside).pipe(from);
}
