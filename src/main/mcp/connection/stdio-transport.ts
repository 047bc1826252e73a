import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createRecordSplitter } from '../../base/processes/run-program';
import { createFloodGate } from './flood-gate';
import type { ServerLog } from './server-log';
import { endTree, type ServerProcess, startProcess } from './server-process';

// MCP over standard input and output of a process: one message per line, limited in length and number. The process
// leads its own session and ends with everything that it started.

export type StdioOptions = ServerProcess & { readonly log: ServerLog };

export type StdioTransport = Transport & { readonly pid: number | null };

export async function createStdioTransport(options: StdioOptions): Promise<StdioTransport> {
  const { deserializeMessage, serializeMessage } = await import('@modelcontextprotocol/sdk/shared/stdio.js');
  const { log } = options;
  let child: ChildProcess | null = null;
  let ending: Promise<void> | null = null;

  const end = () => {
    ending ??= (child === null ? Promise.resolve() : endTree(child, options)).finally(options.program.end);
    return ending;
  };
  const giveUp = (why: string) => {
    log.said(why);
    transport.onerror?.(new Error(why));
    void end();
  };
  const countMessage = createFloodGate({
    onFlood: () => giveUp('It sends too many messages; it was ended.'),
  });
  const takeLine = (line: Buffer | null) => {
    if (ending !== null) return;
    if (line === null) return giveUp('It sent a message that is too long; it was ended.');
    countMessage();
    const text = line.toString('utf8').trim();
    if (text === '') return;
    try {
      transport.onmessage?.(deserializeMessage(text));
    } catch {
      log.printed(`${text.slice(0, 1000)}\n`);
    }
  };
  const transport: StdioTransport = {
    get pid() {
      return child?.pid ?? null;
    },
    async start() {
      child = startProcess(options);
      const splitter = createRecordSplitter('\n'.charCodeAt(0), takeLine);
      child.stdout?.on('data', (chunk: Buffer) => splitter.push(chunk));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => log.printed(text));
      // Writes to an ended process are lost. Its end is reported elsewhere.
      child.stdin?.on('error', () => undefined);
      child.on('error', (error) => log.said(error.message));
      child.once('exit', (code, signal) => {
        log.said(signal === null ? `Ended with exit code ${code}.` : `Ended by ${signal}.`);
        void end().finally(() => transport.onclose?.());
      });
      await once(child, 'spawn');
      log.said(`Started as process ${child.pid}.`);
    },
    async send(message) {
      if (child === null || ending !== null) throw new Error('The server has ended.');
      child.stdin?.write(serializeMessage(message));
    },
    close: end,
  };
  return transport;
}
