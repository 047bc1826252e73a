import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { app } from './app';

// The lock of `app.requestSingleInstanceLock`: a link `SingletonLock` in the profile that names the process, as
// Chromium's `process_singleton_posix.cc` makes it. The second process leaves a file and a signal instead of using a
// socket, because Node cannot use one synchronously.

export type OtherStart = { readonly argv: string[]; readonly cwd: string; readonly data: unknown };

const signal = 'SIGUSR2';

export function takeLock(profile: string, data: unknown, onOther: (other: OtherStart) => void): boolean {
  mkdirSync(profile, { recursive: true });
  const lock = path.join(profile, 'SingletonLock');
  const holder = holderOf(lock);
  if (holder === process.pid) return true;
  if (holder !== null && isAlive(holder)) {
    const start: OtherStart = { argv: process.argv, cwd: process.cwd(), data };
    writeFileSync(`${lock}.${process.pid}`, JSON.stringify(start));
    process.kill(holder, signal);
    return false;
  }
  if (holder !== null) unlinkSync(lock);
  symlinkSync(`${hostname()}-${process.pid}`, lock);
  app.atExit.push(() => unlinkSync(lock));
  process.on(signal, () => {
    for (const other of otherStarts(profile)) onOther(other);
  });
  return true;
}

function otherStarts(profile: string): OtherStart[] {
  const names = readdirSync(profile).filter((name) => /^SingletonLock\.\d+$/.test(name));
  return names.map((name) => {
    const file = path.join(profile, name);
    const start = JSON.parse(readFileSync(file, 'utf8'));
    unlinkSync(file);
    return start;
  });
}

function holderOf(lock: string): number | null {
  try {
    return Number(readlinkSync(lock).split('-').pop());
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
