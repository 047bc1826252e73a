import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createUtf8Chunker } from '../base/utf8-chunker.ts';
import type { OpenPty, PtyExit } from './pty-device.ts';

// Plain pipes to a program, exact to the byte. They serve if a pseudo-terminal is unavailable or would alter the
// output. They accept no input.

export const openPipes: OpenPty = ({ file, args, cwd, env, isVerbatim = false }) => {
  const child = spawn(file, [...args], {
    cwd,
    env: { ...env },
    // Its own session, so that its group differs from ours. On Windows it would have no console then.
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

/** The two streams are mixed, so each chunk must contain whole characters. */
function readWhole(stream: Readable, listener: (chunk: Buffer) => void): void {
  const characters = createUtf8Chunker();
  stream.on('data', (chunk: Buffer) => listener(characters.push(chunk)));
  stream.on('end', () => listener(characters.end()));
}

/** The exit, reported after the earlier output has been read. */
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
  /** Reads the rest in the pipes, even while paused. Resolves when everything is read. */
  drain(): Promise<void>;
};

/**
 * Surviving processes may keep the pipes open and print more. The output counts as complete after a moment of silence.
 */
const lullMs = 100;
/** The maximum that the pipes can contain at its exit. */
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
