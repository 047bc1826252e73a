import { randomUUID } from 'node:crypto';
import { endTree } from './end-tree.ts';
import type { FromHost, OpenRequest, ToHost } from './host-protocol.ts';
import type { OpenPty } from './pty-device.ts';
import { openSession, type Session } from './session.ts';

// What the host process does: keeps the runs it was asked to start, and answers for each of them.

export type Sessions = {
  receive(message: ToHost): void;
  /** Ends every run with all it started. */
  endAll(): Promise<void>;
};

export type SessionsOptions = {
  readonly open: OpenPty;
  readonly send: (message: FromHost) => void;
  /** After `close` was asked for and everything has ended. */
  readonly onClosed: () => void;
};

export function createSessions({ open, send, onClosed }: SessionsOptions): Sessions {
  const sessions = new Map<string, Session>();

  const start = (request: OpenRequest) => {
    try {
      const session = openSession(request, { open, send, nonce: randomUUID() });
      sessions.set(request.run, session);
      void session.gone.then(() => {
        sessions.delete(request.run);
        send({ type: 'gone', run: request.run });
      });
    } catch (error) {
      send({
        type: 'failed',
        run: request.run,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };

  const sweep = async (run: string) => {
    await endTree({ run, leader: null });
    send({ type: 'swept', run });
  };

  const endAll = async () => {
    await Promise.all([...sessions.values()].map((session) => session.end()));
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
        case 'sweep':
          return void sweep(message.run);
        case 'close':
          return void endAll().then(onClosed);
      }
    },
  };
}
