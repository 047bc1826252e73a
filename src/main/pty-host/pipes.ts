import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createUtf8Chunker } from '../base/utf8-chunker.ts';
import type { OpenPty, PtyExit } from './pty-device.ts';

// Plain pipes to a program: exact to the byte, where no pseudo-terminal can be had or one would alter what is printed.
// Nothing can be typed into it.

export const openPipes: OpenPty = ({ file, args, cwd, env, isVerbatim = false }) => {
  const child = spawn(file, [...args], {
    cwd,
    env: { ...env },
    // A session of its own, so that its group can be told from ours. Under Windows that would be without a console.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    windowsVerbatimArguments: isVerbatim,
  });
  const streams = [child.stdout, child.stderr];
  const flow = flowOf(streams);
  const exited = exitOf(child, flow);
  return {
    device: 'pipes',
    pid: child.pid ?? -1,
    onData: (listener) => {
      for (const stream of streams) readWhole(stream, listener);
    },
    onExit: (listener) => void exited.then(listener),
    write: () => undefined,
    resize: () => undefined,
    pause: flow.pause,
    resume: flow.resume,
    descriptor: null,
    hold: () => () => undefined,
    letGo: () => undefined,
    kill: () => child.kill('SIGKILL'),
  };
};

/** Where the two are mixed no character is cut in two. */
function readWhole(stream: Readable, listener: (chunk: Buffer) => void): void {
  const characters = createUtf8Chunker();
  stream.on('data', (chunk: Buffer) => listener(characters.push(chunk)));
  stream.on('end', () => listener(characters.end()));
}

/** The exit, told once what was printed before it has been read. */
function exitOf(child: ChildProcess, { drain }: Flow): Promise<PtyExit> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ exitCode: 127, signal: null }));
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
    child.once('exit', (exitCode, signal) => {
      void drain().then(() => resolve({ exitCode, signal }));
    });
  });
}

type Flow = {
  pause(): void;
  resume(): void;
  /** Reads what the pipes still hold, paused or not; settles when that is all. */
  drain(): Promise<void>;
};

/** What it left running may hold the pipes open and print on: all has come when nothing did for a moment. */
const lullMs = 100;
/** More than that the pipes cannot have held at its exit. */
const mostHeld = 1024 * 1024;

function flowOf(streams: readonly Readable[]): Flow {
  let isDraining = false;
  const resume = () => {
    for (const stream of streams) stream.resume();
  };
  return {
    resume,
    pause() {
      if (isDraining) return;
      for (const stream of streams) stream.pause();
    },
    async drain() {
      isDraining = true;
      resume();
      await lullOf(streams);
      isDraining = false;
    },
  };
}

function lullOf(streams: readonly Readable[]): Promise<void> {
  return new Promise((resolve) => {
    let held = mostHeld;
    const end = () => {
      clearTimeout(timer);
      for (const stream of streams) stream.off('data', take);
      resolve();
    };
    const take = (chunk: Buffer) => {
      held -= chunk.length;
      if (held < 0) end();
      else timer.refresh();
    };
    const timer = setTimeout(end, lullMs);
    for (const stream of streams) stream.on('data', take);
  });
}
