import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createOutlet } from './outlet';
import type { Pty } from './pty-device';
import { adaptWindows, type WindowsTerminal } from './windows-pty';

// With node-pty's own code for Windows. Only its native part is simulated, by named pipes of this system.

type Console = {
  readonly conin: string;
  readonly conout: string;
  readonly sizes: (readonly number[])[];
  kills: number;
  /** Its program has ended. */
  exit(code: number): void;
};

const consoles: Console[] = [];

/** As `windowsPtyAgent.js` calls it; a number identifies a console. */
const native = {
  startProcess: () => ({ fd: -1, pty: consoles.length - 1, ...consoles.at(-1) }),
  connect(pty: number, _line: string, _cwd: string, _env: unknown, onExit: (code: number) => void) {
    Object.assign(consoles[pty] ?? {}, { exit: onExit });
    return { pid: 4711 };
  },
  resize: (pty: number, columns: number, rows: number) => void consoles[pty]?.sizes.push([columns, rows]),
  kill(pty: number) {
    const killed = consoles[pty];
    if (killed) killed.kills += 1;
  },
};

const require = createRequire(import.meta.url);
require('node-pty/requireBinary.js').requireBinary = () => native;
const library: {
  WindowsTerminal: new (
    file: string,
    args: readonly string[],
    options: object,
  ) => WindowsTerminal & Stage['terminal'];
} = require('node-pty/windowsTerminal.js');

/** Emits errors in tests. */
type Emitting = {
  emit(event: 'error', error: Error): boolean;
  on(event: 'ready_datapipe', listener: () => void): void;
};

type Stage = {
  readonly terminal: Emitting & { readonly _agent: { readonly inSocket: Emitting } };
  readonly pty: Pty;
  readonly inside: Console;
  /** The output of the console, which the library reads. */
  readonly output: Socket;
  typed(): string;
};

async function openStage(): Promise<Stage> {
  const folder = await tempFolder();
  const [conin, conout] = [path.join(folder, 'conin'), path.join(folder, 'conout')];
  execFileSync('mkfifo', [conin]);
  const input = openSync(conin, constants.O_RDWR | constants.O_NONBLOCK);
  const server = createServer();
  const connected = new Promise<Socket>((resolve) => void server.once('connection', resolve));
  await new Promise<void>((resolve) => void server.listen(conout, resolve));
  const inside: Console = { conin, conout, sizes: [], kills: 0, exit: () => undefined };
  consoles.push(inside);
  const options = { cols: 80, rows: 24, cwd: folder, env: {} };
  const terminal = new library.WindowsTerminal('C:\\Windows\\cmd.exe', [], options);
  const pty = adaptWindows(terminal);
  const reads = new Promise<void>((resolve) => terminal.on('ready_datapipe', resolve));
  const output = await connected;
  await reads;
  onTestFinished(() => {
    pty.kill();
    output.destroy();
    server.close();
    closeSync(input);
  });
  let typed = '';
  return {
    terminal,
    pty,
    inside,
    output,
    typed() {
      const bytes = Buffer.alloc(1000);
      typed += bytes.subarray(0, readSync(input, bytes)).toString();
      return typed;
    },
  };
}

/** Resolves with all output so far once it contains `text`. */
function printed({ pty }: Stage, text: string): Promise<string> {
  return new Promise((resolve) => {
    let all = '';
    pty.onData((chunk) => {
      all += chunk.toString();
      if (all.includes(text)) resolve(all);
    });
  });
}

it('the output of a Windows console is bytes on its way out, though the library sends text', async () => {
  const { pty, output } = await openStage();
  const sent = new Promise<Buffer>((resolve) => {
    const outlet = createOutlet(pty, resolve);
    pty.onData((chunk) => outlet.push(chunk));
  });
  output.write('grün 你🐟\r\n');
  expect((await sent).equals(Buffer.from('grün 你🐟\r\n'))).toBe(true);
});

it('what is typed before and after its first output arrives in order', async () => {
  const stage = await openStage();
  const prompt = printed(stage, '>');
  stage.pty.write('one ');
  stage.output.write('>');
  await prompt;
  stage.pty.write('two');
  await expect.poll(() => stage.typed(), { timeout: 5000 }).toBe('one two');
});

it('takes a size before it is ready, and the last one counts', async () => {
  const stage = await openStage();
  stage.pty.resize(90, 30);
  stage.pty.resize(100, 40);
  stage.output.write('>');
  await expect.poll(() => stage.inside.sizes).toEqual([[100, 40]]);
  stage.pty.resize(120, 50);
  expect(stage.inside.sizes).toEqual([
    [100, 40],
    [120, 50],
  ]);
});

it('lets a size pass that comes after its program has ended, before or after its first output', async () => {
  const stage = await openStage();
  const bye = printed(stage, 'bye');
  stage.pty.resize(90, 30);
  stage.inside.exit(0);
  stage.output.write('bye');
  await bye;
  stage.pty.resize(100, 40);
  expect(stage.inside.sizes).toEqual([]);
});

it('has ended with the exit code of its program, after all it printed', async () => {
  const stage = await openStage();
  const exited = new Promise((resolve) => stage.pty.onExit(resolve));
  const last = printed(stage, 'last words');
  stage.output.write('last words');
  await last;
  stage.inside.exit(3);
  expect(await exited).toEqual({ exitCode: 3, signal: null });
});

it('is ended by closing the console once, and by no process of its own', async () => {
  const { pty, inside } = await openStage();
  pty.kill();
  pty.kill();
  expect(inside.kills).toBe(1);
});

it('an error of its pipes is nobody’s end', async () => {
  const { terminal } = await openStage();
  const broken = new Error('write EPIPE');
  // Each would throw without a listener.
  expect(terminal._agent.inSocket.emit('error', broken)).toBe(true);
  expect(() => terminal.emit('error', broken)).not.toThrow();
});
