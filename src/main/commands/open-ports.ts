import { createServer, type Server, type Socket } from 'node:net';
import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { errorCode } from '../base/errno';
import { connectInside, type Inbound, relayInside } from '../sandbox/connect-inside';
import { portsHere, portsInside } from '../sandbox/listening-ports';
import { type Destination, type LocalPort, portsOfSandbox } from '../sandbox/sandbox-protocol';

// Open ports of commands in the sandbox: what one in the background listens on there, this machine listens on too, at
// loopback alone, so that the person's browser reaches it; and what is listened on here, and a command names or another
// of its project serves, it may ask for.

export type OpenPorts = {
  /** Goes on until it is ended. */
  follow(run: FollowedRun): FollowedPorts;
  /** What of this machine a command of the project may ask for: what it names, and what others of the project listen on. */
  reachableFor(named: readonly number[], root: string): Promise<Reachable>;
  /** Whatever goes on is reached no more. */
  close(): Promise<void>;
};

export type FollowedRun = {
  /** Of the project. */
  readonly root: string;
  /** The command's, outside. */
  readonly pid: number;
  readonly inbound: Inbound;
  /** Ports of this machine that it names. */
  readonly named: readonly number[];
  /** Those that it could ask for from its beginning. */
  readonly localPorts: readonly LocalPort[];
  /** Whether what it listens on itself is reached from outside. */
  readonly isServer: boolean;
  /** Why a port cannot be reached. */
  readonly onTrouble: (why: Text) => void;
};

export type FollowedPorts = { end(): Promise<void> };

export type Reachable = {
  readonly localPorts: readonly LocalPort[];
  /** Whether nobody need be asked about it: who listens there is of the project. */
  isOwn(to: Destination): boolean;
};

/** As editors do: the kernel tells nobody when a port begins to be listened on. */
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
      // Where another program listens, at a port of the same number, its own question holds.
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
        ...{ root: run.root, opened },
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
  /** The addresses at which it is this machine that listens; none where something else does. */
  readonly hosts: readonly string[];
  close(): void;
};
type Opened = Map<number, Servers>;

/** What is listened on here is what is listened on inside. */
async function openThose(inside: readonly LocalPort[], run: FollowedRun, opened: Opened): Promise<void> {
  const still = new Set(inside.map(({ port }) => port));
  for (const [port, servers] of opened)
    if (!still.has(port)) {
      opened.delete(port);
      servers.close();
    }
  for (const to of inside) if (!opened.has(to.port)) opened.set(to.port, await openPort(run, to));
}

/** What began to be listened on here after the command had begun. */
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

/** Tells of trouble once, and then holds nothing open. */
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
  // Where there is no IPv6 there is none to be reached by.
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

/** Each direction ends by itself, and both when one of them breaks. */
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
