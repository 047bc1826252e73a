import type { Readable, Writable } from 'node:stream';
import { messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import type { CancellationToken, MessageConnection } from 'vscode-jsonrpc/node';
import { createFloodGate } from '../../mcp/connection/flood-gate';
import { endTree, startProcess } from '../../mcp/connection/server-process';
import { answerServer } from './answer-server';
import { createMessageGate } from './message-gate';
import { createProblemProviders, type ProblemProviders } from './problem-providers';
import type { Connecting, Session } from './session';

// The messages between Pilotfish and the process of a language server. A server that breaks the rules is ended.

/** While a longer answer is parsed, everything else would wait. */
const mostBytes = 16 * 1024 * 1024;

export type Wire = Pick<Session, 'over' | 'pulling' | 'request' | 'notify' | 'onNotification' | 'close'> & {
  readonly problemProviders: ProblemProviders;
};

export async function openWire(connecting: Connecting): Promise<Wire> {
  const { log } = connecting;
  const rpc = await import('vscode-jsonrpc/node');
  const listeners = new Set<(method: string, params: unknown) => void>();
  const problemProviders = createProblemProviders();
  const { promise: pulling, resolve: setPulling } = Promise.withResolvers<void>();
  const { input, output, over, end, hasEnded } = runServer(connecting, () => connection.dispose());
  const connection: MessageConnection = rpc.createMessageConnection(
    new rpc.StreamMessageReader(output),
    new rpc.StreamMessageWriter(input),
    silent,
  );
  connection.onError(([error]) => log.said(`Not a message: ${error.message}`));
  const tell = (method: string, params: unknown) => {
    for (const listener of listeners) listener(method, params);
  };
  connection.onNotification(tell);
  // The library takes these out of the notifications.
  connection.onUnhandledProgress((params) => tell('$/progress', params));
  connection.onRequest((method, params) => {
    const answer = answerServer(method, params, {
      ...connecting,
      register({ id, method: name, registerOptions }) {
        if (name !== 'textDocument/diagnostic') return;
        problemProviders.add(id, registerOptions);
        setPulling();
      },
      unregister: problemProviders.remove,
      unknown: () => new rpc.ResponseError(rpc.ErrorCodes.MethodNotFound, `No ${method}`),
    });
    tell(method, params);
    return answer;
  });
  connection.listen();
  return {
    over,
    pulling,
    problemProviders,
    async request(method, params, signal) {
      signal.throwIfAborted();
      try {
        return await abortable(signal, (token) => connection.sendRequest(method, params, token), rpc);
      } catch (error) {
        // The pipe can break before the end of the process is known.
        const isUnsent =
          error instanceof rpc.ResponseError && error.code === rpc.ErrorCodes.MessageWriteError;
        if (signal.aborted || !(hasEnded() || isUnsent)) throw error;
        throw new ToldError(textOf('language-servers.ends'), { cause: error });
      }
    },
    notify(method, params) {
      if (hasEnded()) return;
      connection.sendNotification(method, params).catch((error: unknown) => log.said(messageOf(error)));
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: end,
  };
}

type RunningServer = Pick<Wire, 'over'> & {
  readonly input: Writable;
  /** Its messages, limited in length and number. */
  readonly output: Readable;
  end(): Promise<void>;
  hasEnded(): boolean;
};

/** `onEnd`: the connection is over. */
function runServer(connecting: Connecting, onEnd: () => void): RunningServer {
  const { log, program } = connecting;
  const child = startProcess(connecting);
  const { promise: over, resolve: setOver } = Promise.withResolvers<void>();
  let ending: Promise<void> | null = null;
  const end = () => {
    ending ??= endTree(child, connecting).finally(program.end);
    setOver();
    onEnd();
    return ending;
  };
  const giveUp = (why: string) => {
    if (ending === null) log.said(why);
    void end();
  };
  const gate = createMessageGate({
    mostBytes,
    onMessage: createFloodGate({ onFlood: () => giveUp('It sends too many messages; it was ended.') }),
    onDropped: (bytes) => giveUp(`It sent a message of ${bytes} bytes; it was ended.`),
  });
  gate.on('error', (error) => giveUp(`${error.message} It was ended.`));
  child.stdout.pipe(gate);
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.printed(text));
  // Writes to an ended process are lost. Its end is reported elsewhere.
  child.stdin.on('error', () => undefined);
  child.on('error', (error) => giveUp(error.message));
  child.once('exit', (code, signal) =>
    giveUp(signal === null ? `Ended with exit code ${code}.` : `Ended by ${signal}.`),
  );
  return { input: child.stdin, output: gate, over, end, hasEnded: () => ending !== null };
}

type Rpc = typeof import('vscode-jsonrpc/node');

/** Cancels the request at the signal, and ends the wait even if the server ignores that. */
async function abortable(
  signal: AbortSignal,
  send: (token: CancellationToken) => Promise<unknown>,
  { CancellationTokenSource }: Rpc,
): Promise<unknown> {
  const source = new CancellationTokenSource();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const cancel = () => {
    source.cancel();
    reject(signal.reason);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answer = send(source.token);
    answer.catch(() => undefined);
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const silent = { error() {}, warn() {}, info() {}, log() {} };
