import { spawn } from 'node:child_process';
import type { OpenPty, PtyExit } from './pty-device.ts';

// A program behind plain pipes: what is left where no pseudo-terminal can be had. Nothing can be typed into it.

export const openPipes: OpenPty = ({ file, args, cwd, env }) => {
  const child = spawn(file, [...args], {
    cwd,
    env: { ...env },
    // A session of its own, so that its group can be told from ours.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const exited = new Promise<PtyExit>((resolve) => {
    child.once('error', () => resolve({ exitCode: 127, signal: null }));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  const streams = [child.stdout, child.stderr];
  return {
    device: 'pipes',
    pid: child.pid ?? -1,
    onData: (listener) => {
      for (const stream of streams) stream.on('data', listener);
    },
    onExit: (listener) => void exited.then(listener),
    write: () => undefined,
    resize: () => undefined,
    pause: () => {
      for (const stream of streams) stream.pause();
    },
    resume: () => {
      for (const stream of streams) stream.resume();
    },
    descriptor: null,
    hold: () => () => undefined,
    letGo: () => undefined,
    kill: () => child.kill('SIGKILL'),
  };
};
