import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createDetaching, type Detaching } from './detaching.ts';
import { createEndScanner, type EndScanner } from './end-sentinel.ts';
import { exitOf } from './exit-status.ts';
import type { DetachedFiles, FromHost, OpenRequest, RunEnd } from './host-protocol.ts';
import { createOutlet, type Outlet } from './outlet.ts';
import { openPipes } from './pipes.ts';
import { endTree, killTree } from './process-tree/end-tree.ts';
import { processesOf } from './process-tree/process-table.ts';
import { type SurvivorWatch, watchSurvivors } from './process-tree/survivors.ts';
import type { Lifetime } from './process-tree/windows-tree.ts';
import type { OpenPty, Pty, PtyExit } from './pty-device.ts';
import { sane, startOf } from './pty-request.ts';
import { awaitsInput, canSeeWaiting } from './stdin-wait.ts';
import { type StdinWaitWatch, watchStdinWait } from './watch-stdin-wait.ts';

// PTY session, one run inside the host process: sends its output, reports its end once, and ends its whole tree on
// demand.

export type Session = {
  write(text: string): void;
  resize(columns: number, rows: number): void;
  acknowledge(bytes: number): void;
  /** Ends every process that it started; resolves when that is done. */
  end(): Promise<void>;
  detach(files: DetachedFiles | null): void;
  isDetached(): boolean;
  /** Stops reading. Earlier output is sent before `left`. */
  leave(): Promise<void>;
  /** Leaves the run to its holder for good. */
  handOver(): Promise<void>;
  /** Resolves when all its processes have ended. */
  readonly gone: Promise<void>;
  /** The lifetime of the process that leads it. */
  lifetime(): Lifetime;
};

type SessionOptions = {
  /** Opens a terminal. */
  readonly open: OpenPty;
  readonly send: (message: FromHost) => void;
  readonly nonce: string;
};

type Parts = {
  readonly run: string;
  /** True: a session leader runs the command and reports its end. False: the program's own end counts. */
  readonly hasSessionLeader: boolean;
  readonly leavesNothing: boolean;
  readonly pty: Pty;
  readonly scanner: EndScanner;
  readonly outlet: Outlet;
  readonly stdinWait: StdinWaitWatch;
  readonly detaching: Detaching;
  /** Releases the terminal. Until then, the system does not hang up on surviving processes that have closed it. */
  readonly release: () => void;
  /** Set while surviving processes run. */
  survivors: SurvivorWatch | null;
  readonly send: (message: FromHost) => void;
  /** Its end was reported, or it was left to its holder. */
  hasEnded: boolean;
  lifetime: Lifetime;
};

/** Throws if the program cannot be started. */
export function openSession(request: OpenRequest, options: SessionOptions): Session {
  const parts = partsOf(request, options);
  const { run, pty, outlet, stdinWait, detaching, send } = parts;
  pty.onData((chunk) => takeOutput(parts, chunk));
  const exited = new Promise<void>((resolve) => {
    pty.onExit((exit) => {
      parts.lifetime = { ...parts.lifetime, until: Date.now() };
      void finish(parts, exit).then(resolve);
    });
  });
  let leaving: Promise<void> | null = null;
  let ending: Promise<void> | null = null;
  const leave = () => {
    leaving ??= leaveAlone(parts);
    return leaving;
  };

  send({ type: 'opened', run, pid: pty.pid, device: pty.device });
  return {
    write(text) {
      stdinWait.restart();
      pty.write(text);
    },
    resize: (columns, rows) => pty.resize(sane(columns), sane(rows)),
    acknowledge: (bytes) => outlet.acknowledge(bytes),
    detach: (files) => void detaching.set(files).then((answer) => send({ type: 'detached', run, answer })),
    isDetached: detaching.isOn,
    lifetime: () => parts.lifetime,
    leave,
    async handOver() {
      await leave();
      detaching.takeOver();
    },
    end() {
      ending ??= endEverything(parts, exited);
      return ending;
    },
    // The leader may end long before the last process that ignores signals.
    gone: exited.then(() => ending ?? undefined),
  };
}

function partsOf(request: OpenRequest, { open, send, nonce }: SessionOptions): Parts {
  const { run, program } = request;
  const { behind, hasSessionLeader, request: start } = startOf(request, nonce);
  const from = Date.now();
  const pty = behind === 'pipes' ? openPipes(start) : open(start);
  const living = () => livingOf(run, pty.pid);
  const outlet = createOutlet(hasSessionLeader ? endSeen(pty, living, () => outlet.letGo()) : pty, (bytes) =>
    send({ type: 'output', run, bytes }),
  );
  return {
    run,
    hasSessionLeader,
    leavesNothing: program.kind === 'command' && program.leavesNothing === true,
    release: once(hasSessionLeader ? pty.hold() : () => undefined),
    survivors: null,
    pty,
    scanner: createEndScanner(nonce),
    outlet,
    stdinWait:
      program.kind === 'command' && canSeeWaiting()
        ? watchStdinWait(
            () => (livingOf(run, pty.pid) ?? []).some(awaitsInput) || awaitsInput(pty.pid),
            (awaits) => send({ type: 'awaits-input', run, awaits }),
          )
        : unwatched,
    detaching: createDetaching(pty, nonce),
    send,
    hasEnded: false,
    lifetime: { pid: pty.pid, from, until: null },
  };
}

/**
 * While reading is paused, the session leader cannot report the end. So this watches the command's remaining processes.
 */
function endSeen(
  pty: Pick<Pty, 'pause' | 'resume'>,
  living: () => readonly number[] | null,
  onEnd: () => void,
): Pick<Pty, 'pause' | 'resume'> {
  let watch: SurvivorWatch | null = null;
  return {
    pause() {
      pty.pause();
      watch = watchSurvivors(living, onEnd);
    },
    resume() {
      watch?.stop();
      pty.resume();
    },
  };
}

/** A user's own shell always waits for the user. For other programs some systems cannot tell. */
const unwatched: StdinWaitWatch = { restart: () => undefined, stop: () => undefined };

/** Null if the system is at its limits and cannot list processes. That must not cause an error. */
function livingOf(run: string, leader: number): number[] | null {
  try {
    return processesOf({ run, leader });
  } catch {
    return null;
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function takeOutput(parts: Parts, chunk: Buffer): void {
  const { run, hasSessionLeader, scanner, outlet, stdinWait, pty } = parts;
  const { output, status } = hasSessionLeader ? scanner.push(chunk) : { output: chunk, status: null };
  outlet.push(output);
  if (!parts.hasEnded) stdinWait.restart();
  if (status === null || parts.hasEnded) return;
  if (parts.leavesNothing) void killTree({ run, leader: pty.pid }).then(() => endWith(parts, status));
  else endWith(parts, status);
}

function endWith(parts: Parts, status: number): void {
  const { run, pty } = parts;
  if (parts.hasEnded) return;
  // The session leader ends with the last survivor. Other processes end with the application, or on request.
  const dismissSessionLeader = () => {
    // First, so that the terminal is freed at once.
    parts.release();
    pty.kill();
  };
  if (tellEnd(parts, exitOf(status)).length === 0) dismissSessionLeader();
  else parts.survivors = watchSurvivors(() => livingOf(run, pty.pid), dismissSessionLeader);
}

/** Returns the processes that continue. */
function tellEnd(parts: Parts, exit: PtyExit): readonly number[] {
  const { run, leavesNothing, detaching, stdinWait, outlet, pty, send } = parts;
  if (parts.hasEnded) return [];
  parts.hasEnded = true;
  detaching.end();
  stdinWait.stop();
  outlet.flush();
  const end: RunEnd = { ...exit, survivors: leavesNothing ? [] : (livingOf(run, pty.pid) ?? []) };
  send({ type: 'ended', run, ...end });
  return end.survivors;
}

/** Runs after the leader has ended. */
async function finish(parts: Parts, exit: PtyExit): Promise<void> {
  const { run, hasSessionLeader, scanner, outlet, pty } = parts;
  parts.survivors?.stop();
  parts.release();
  // After the run was left to its holder, its output has no receiver here.
  if (!parts.hasEnded) outlet.push(scanner.rest());
  // The session leader was killed, so this must end the remaining processes.
  if (hasSessionLeader && !parts.hasEnded) await endTree({ run, leader: pty.pid });
  tellEnd(parts, exit);
  outlet.flush();
}

async function leaveAlone(parts: Parts): Promise<void> {
  const { run, scanner, outlet, stdinWait, pty, send } = parts;
  outlet.letGo();
  // Sends the output of the pause first.
  await nextTurn();
  if (parts.hasEnded) return;
  parts.hasEnded = true;
  parts.release();
  pty.letGo();
  stdinWait.stop();
  outlet.push(scanner.rest());
  outlet.flush();
  send({ type: 'left', run });
}

const lastWordsMs = 500;

async function endEverything(parts: Parts, exited: Promise<void>): Promise<void> {
  const { run, hasSessionLeader, detaching, outlet, pty } = parts;
  detaching.end();
  parts.survivors?.stop();
  outlet.letGo();
  // Gives a user's shell the time to write its history.
  if (!hasSessionLeader) hangUp(pty.pid);
  await endTree({ run, leader: pty.pid, lifetimes: [parts.lifetime] });
  // Reads its last output before the leader ends, because the leader keeps the terminal open.
  if (!parts.hasEnded) await Promise.race([exited, wait(lastWordsMs)]);
  parts.release();
  pty.kill();
  await exited;
  // The leader's own end may have released processes.
  await endTree({ run, leader: null }, 0);
}

function hangUp(pid: number): void {
  try {
    process.kill(pid, 'SIGHUP');
  } catch {
    // It is already gone.
  }
}
