import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createEndScanner } from './end-marker.ts';
import { endTree } from './end-tree.ts';
import { exitOf } from './exit-status.ts';
import type { FromHost, KeepPlace, OpenRequest, RunEnd } from './host-protocol.ts';
import { awaitsInput } from './input-wait.ts';
import { keeperArguments } from './keeper.ts';
import { createKeeping } from './keeping.ts';
import { processesOf } from './process-table.ts';
import type { OpenPty, Pty, PtyExit } from './pty-device.ts';

// One run inside the host process: its output on its way out, its end told once, and its whole tree ended on demand.

export type Session = {
  write(text: string): void;
  resize(columns: number, rows: number): void;
  acknowledge(bytes: number): void;
  /** Ends everything it started; resolves when that is done. */
  end(): Promise<void>;
  keep(place: KeepPlace | null): void;
  isKept(): boolean;
  /** Reads no more; what was read is told before `left` is. */
  leave(): Promise<void>;
  /** Leaves it to its holder, for good. */
  handOver(): Promise<void>;
  /** Nothing of it is left. */
  readonly gone: Promise<void>;
};

type SessionOptions = {
  readonly open: OpenPty;
  readonly send: (message: FromHost) => void;
  readonly nonce: string;
};

/** Output on its way that nobody has dealt with yet: above the first the program is held back, until the second. */
const [holdAt, goOnAt] = [1024 * 1024, 256 * 1024];
/** So long a program must be silent before it is looked at whether it waits for input. */
const silenceMs = 2000;
const largestSize = 1000;

/** Throws when the program cannot be started. */
export function openSession(request: OpenRequest, { open, send, nonce }: SessionOptions): Session {
  const { run } = request;
  const pty = open(ptyRequest(request, nonce));
  const isKept = request.program.kind === 'command' && process.platform !== 'win32';
  const scanner = createEndScanner(nonce);
  const outlet = createOutlet(pty, (bytes) => send({ type: 'output', run, bytes }));
  const silence = watchSilence(
    () => processesOf({ run, leader: pty.pid }).some(awaitsInput) || awaitsInput(pty.pid),
    (awaits) => send({ type: 'awaits-input', run, awaits }),
  );
  const keeping = createKeeping(pty, nonce);
  let hasEnded = false;
  let leaving: Promise<void> | null = null;

  const tellEnd = (exit: PtyExit) => {
    if (hasEnded) return [];
    hasEnded = true;
    keeping.end();
    silence.stop();
    outlet.flush();
    const end: RunEnd = { ...exit, survivors: processesOf({ run, leader: pty.pid }) };
    send({ type: 'ended', run, ...end });
    return end.survivors;
  };

  pty.onData((chunk) => {
    const { output, status } = isKept ? scanner.push(chunk) : { output: chunk, status: null };
    outlet.push(output);
    if (!hasEnded) silence.restart();
    // The keeper goes with the last of what it keeps; the rest ends with the application, or when it is asked for.
    if (status !== null && tellEnd(exitOf(status)).length === 0) pty.kill();
  });

  const exited = new Promise<void>((resolve) => {
    pty.onExit(async (exit) => {
      outlet.push(scanner.rest());
      // Its keeper was killed: nobody would end what is left.
      if (isKept && !hasEnded) await endTree({ run, leader: pty.pid });
      tellEnd(exit);
      outlet.flush();
      resolve();
    });
  });

  const leaveNow = async () => {
    outlet.letGo();
    // What the pause held back comes first.
    await nextTurn();
    if (hasEnded) return;
    hasEnded = true;
    pty.letGo();
    silence.stop();
    outlet.push(scanner.rest());
    outlet.flush();
    send({ type: 'left', run });
  };
  const leave = () => {
    leaving ??= leaveNow();
    return leaving;
  };
  let ending: Promise<void> | null = null;
  const end = async () => {
    keeping.end();
    outlet.letGo();
    // Gives a person's shell the time to write its history.
    if (!isKept) hangUp(pty.pid);
    await endTree({ run, leader: pty.pid });
    // What it printed last is read before the one that keeps its terminal goes.
    if (!hasEnded) await Promise.race([exited, wait(lastWordsMs)]);
    pty.kill();
    await exited;
    // The leader's own end may have set something free.
    await endTree({ run, leader: null }, 0);
  };

  send({ type: 'opened', run, pid: pty.pid, device: pty.device });
  return {
    write(text) {
      silence.restart();
      pty.write(text);
    },
    resize: (columns, rows) => pty.resize(sane(columns), sane(rows)),
    acknowledge: (bytes) => outlet.acknowledge(bytes),
    keep: (place) => void keeping.set(place).then((answer) => send({ type: 'kept', run, answer })),
    isKept: keeping.isOn,
    leave,
    async handOver() {
      await leave();
      keeping.takeOver();
    },
    end: () => (ending ??= end()),
    // The leader may be gone long before the last of those that do not listen.
    gone: exited.then(() => ending ?? undefined),
  };
}

const lastWordsMs = 500;

function hangUp(pid: number): void {
  try {
    process.kill(pid, 'SIGHUP');
  } catch {
    // It is gone already.
  }
}

function ptyRequest({ program, cwd, env, run, columns, rows }: OpenRequest, nonce: string) {
  const place = { cwd, env: { ...env, PILOTFISH_RUN: run }, columns: sane(columns), rows: sane(rows) };
  if (program.kind === 'program') return { ...place, file: program.file, args: program.args };
  if (process.platform === 'win32') return { ...place, ...windowsShell(program.shell, program.command) };
  return { ...place, file: program.shell, args: keeperArguments(program, { run, nonce }) };
}

function windowsShell(shell: string, command: string): { file: string; args: string[] } {
  const isPowerShell = /(?:powershell|pwsh)(?:\.exe)?$/i.test(shell);
  return {
    file: shell,
    args: isPowerShell ? ['-NoProfile', '-NonInteractive', '-Command', command] : ['/d', '/s', '/c', command],
  };
}

function sane(size: number): number {
  return Number.isFinite(size) ? Math.min(Math.max(Math.trunc(size), 1), largestSize) : 80;
}

/** A terminal is read in pieces of 4 KB: each on its way by itself would cost more than what is in it. */
const [joinMs, joinLimit] = [3, 64 * 1024];

/** Joins what is read in a moment, and holds the program back while too much is on its way. */
function createOutlet(pty: Pty, send: (bytes: Buffer) => void) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let underWay = 0;
  let isHeld = false;
  let isFree = false;
  let soon: NodeJS.Timeout | null = null;

  const flush = () => {
    if (soon !== null) clearTimeout(soon);
    soon = null;
    if (waiting.length === 0) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    send(bytes);
  };
  const goOn = () => {
    if (isHeld) pty.resume();
    isHeld = false;
  };

  return {
    flush,
    push(chunk: Buffer) {
      if (chunk.length === 0) return;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      underWay += chunk.length;
      if (waitingBytes >= joinLimit) flush();
      else soon ??= setTimeout(flush, joinMs);
      if (underWay < holdAt || isHeld || isFree) return;
      isHeld = true;
      pty.pause();
    },
    acknowledge(bytes: number) {
      underWay -= bytes;
      if (underWay <= goOnAt) goOn();
    },
    /** From now on nothing is held back: it is about to end. */
    letGo() {
      isFree = true;
      goOn();
    },
  };
}

/** Looks, each time the program has been silent for a while, whether it waits for input; says so when that changes. */
function watchSilence(isAwaiting: () => boolean, tell: (awaits: boolean) => void) {
  let timer: NodeJS.Timeout | null = null;
  let told = false;
  const say = (awaits: boolean) => {
    if (awaits !== told) tell(awaits);
    told = awaits;
  };
  const look = () => {
    say(isAwaiting());
    timer = setTimeout(look, silenceMs);
  };
  const restart = () => {
    if (told) say(false);
    if (timer === null) timer = setTimeout(look, silenceMs);
    else timer.refresh();
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    say(false);
  };
  restart();
  return { restart, stop };
}
