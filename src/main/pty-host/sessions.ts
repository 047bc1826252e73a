import { randomUUID } from 'node:crypto';
import type { DetachedFiles, FromHost, OpenRequest, ToHost } from './host-protocol.ts';
import { endTree } from './process-tree/end-tree.ts';
import type { Lifetime } from './process-tree/windows-tree.ts';
import { NoTerminalError, type OpenPty } from './pty-device.ts';
import { openSession, type Session } from './session.ts';

// Session table of the host process: starts the requested runs and answers for each of them.

export type Sessions = {
  receive(message: ToHost): void;
  /** Ends every run with all its processes, except detached runs, which continue without this host. */
  endAll(): Promise<void>;
};

export type SessionsOptions = {
  readonly open: OpenPty;
  readonly send: (message: FromHost) => void;
  /** Called after a `close` message, once everything has ended. */
  readonly onClosed: () => void;
};

export function createSessions({ open, send, onClosed }: SessionsOptions): Sessions {
  const sessions = new Map<string, Session>();
  const reaper = createOrphanReaper(send);
  const instances = new Set<string>();
  const ended: Lifetime[] = [];

  const start = (request: OpenRequest) => {
    try {
      const session = openSession(request, { open, send, nonce: randomUUID() });
      instances.add(instanceOf(request.run));
      sessions.set(request.run, session);
      void session.gone.then(() => {
        sessions.delete(request.run);
        ended.push(session.lifetime());
        send({ type: 'gone', run: request.run });
      });
    } catch (error) {
      send({
        type: 'failed',
        run: request.run,
        lacks: error instanceof NoTerminalError ? 'terminal' : null,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };

  const detach = (run: string, files: DetachedFiles | null) => {
    const session = sessions.get(run);
    if (session) session.detach(files);
    else send({ type: 'detached', run, answer: { kind: 'refused', why: 'ended' } });
  };

  const endAll = async () => {
    const all = [...sessions.entries()];
    const detached = all.flatMap(([run, session]) => (session.isDetached() ? [run] : []));
    const ends = all.map(([, session]) => (session.isDetached() ? session.handOver() : session.end()));
    await Promise.all([reaper.idle(), ...ends]);
    // Ends processes that outlived their run for any reason.
    await Promise.all(
      [...instances].map((run) => endTree({ run, leader: null, except: detached, lifetimes: ended })),
    );
  };

  return {
    endAll,
    receive(message) {
      switch (message.type) {
        case 'open':
          return start(message);
        case 'write':
          return sessions.get(message.run)?.write(message.text);
        case 'resize':
          return sessions.get(message.run)?.resize(message.columns, message.rows);
        case 'acknowledge':
          return sessions.get(message.run)?.acknowledge(message.bytes);
        case 'end':
          return void sessions.get(message.run)?.end();
        case 'detach':
          return detach(message.run, message.files);
        case 'leave':
          return void sessions.get(message.run)?.leave();
        case 'reap-orphans':
          return void reaper.reap(message);
        case 'close':
          return void endAll().then(onClosed);
      }
    },
  };
}

type OrphanReaper = {
  /** Ends the processes that dead runs left behind, and reports it. */
  reap(orphans: Extract<ToHost, { type: 'reap-orphans' }>): Promise<void>;
  /** Resolves when all reaping is done. */
  idle(): Promise<unknown>;
};

function createOrphanReaper(send: SessionsOptions['send']): OrphanReaper {
  const reaps = new Set<Promise<void>>();
  return {
    async reap({ run, leader, except }) {
      const reaping = endTree({ run, leader, except });
      reaps.add(reaping);
      await reaping;
      reaps.delete(reaping);
      send({ type: 'reaped', run });
    },
    idle: () => Promise.all(reaps),
  };
}

/** `<instance>/`, which means all runs of the instance. */
function instanceOf(run: string): string {
  return run.slice(0, run.indexOf('/') + 1);
}
