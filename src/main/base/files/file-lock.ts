import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@shared/errors';
import { errorCode, reasonOf } from '../fs-errors';

// A lock file for the moment a small file is read, changed and written again, so that two processes take turns.

/** Nobody holds the lock longer than a few milliseconds: one this old was left behind by a process that died. */
const staleMs = 5000;
const patienceMs = 8000;

/** Runs `action` while no other process holds `lockFile`. AppError `busy` when it stays held. */
export async function withFileLock<T>(lockFile: string, action: () => Promise<T>): Promise<T> {
  await acquire(lockFile);
  try {
    return await action();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function acquire(lockFile: string): Promise<void> {
  const givenUpAt = Date.now() + patienceMs;
  while (!(await create(lockFile))) {
    if (Date.now() > givenUpAt)
      throw new AppError('busy', `${lockFile} is held by another process. Delete it if none is running.`);
    if (await isStale(lockFile)) await rm(lockFile, { force: true });
    // No system tells one process that another has deleted a file as soon as it looks itself.
    else await wait(5 + Math.random() * 10);
  }
}

async function create(lockFile: string): Promise<boolean> {
  try {
    await (await open(lockFile, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    const code = errorCode(error);
    // Windows answers EPERM while the file is being deleted.
    if (code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32')) return false;
    throw new AppError('unavailable', `${lockFile} cannot be made: ${reasonOf(error)}.`, { cause: error });
  }
}

async function isStale(lockFile: string): Promise<boolean> {
  const stats = await stat(lockFile).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > staleMs;
}
