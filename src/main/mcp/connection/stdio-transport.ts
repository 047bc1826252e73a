import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createRecordSplitter } from '../../base/processes/run-program';
import { createFloodGate } from './flood-gate';
import type { ServerLog } from './server-log';
import type { ServerProgram } from './server-program';

// MCP over standard input and output of a process: one message per line, limited in length and number. The process
// leads its own session and ends with everything that it started.

export type StdioOptions = {
  readonly program: ServerProgram;
  /** Absolute. */
  readonly cwd: string;
  readonly log: ServerLog;
  /** Ends the processes that the server, alive or not, left running. */
  endLeft(leader: number): Promise<void>;
};

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
      child = start(options);
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

function start({ program: { file, args, env }, cwd }: StdioOptions): ChildProcess {
  const isWindows = process.platform === 'win32';
  // A name without an extension may be a script, which only a Windows shell can start.
  const viaShell = isWindows && !/\.(?:exe|com)$/i.test(file);
  return spawn(viaShell ? quoted(file) : file, viaShell ? args.map(quoted) : args, {
    cwd,
    env: { ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: viaShell,
    windowsHide: true,
  });
}

/** For `cmd.exe`, which interprets more characters than quotes. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`.replace(/[%!^&|<>()]/g, '^$&');
}

const [politeMs, termMs] = [1000, 2000];

/** Closes the input, which a well-behaved server takes for the end. Then it sends SIGTERM, then SIGKILL. */
async function endTree(child: ChildProcess, { program, endLeft }: StdioOptions): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  const isGoneAfter = async (ms: number) =>
    await Promise.race([gone.then(() => true), wait(ms, false, { ref: false })]);
  child.stdin?.end();
  if (!(await isGoneAfter(politeMs))) {
    if (program.isConfined) killGroup(pid, 'SIGTERM');
    else child.kill('SIGTERM');
    if (!(await isGoneAfter(termMs))) child.kill('SIGKILL');
  }
  await gone;
  await endLeft(pid);
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function killGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It is already gone.
  }
}
