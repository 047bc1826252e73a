import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { reasonOf } from '../errno';
import { acquireLock, type Lock } from './lock-file';

// Critical section over a lock file, in which callers and processes take turns to read, change and write a small file.
// Change events of the folder wake waiting callers.

/** Each holder needs only a few milliseconds. */
const usualPatienceMs = 8_000;

/**
 * Runs `action` while no other caller holds the lock `path`. Throws AppError `busy` if the lock stays held for
 * `patienceMs`, `unavailable` if the lock cannot be created. If `signal` ends the waiting, rejects with its reason.
 */
export async function withLock<Value>(
  path: string,
  action: () => Promise<Value>,
  { patienceMs = usualPatienceMs, signal = new AbortController().signal }: Waiting = {},
): Promise<Value> {
  const lock = (await tryLock(path)) ?? (await awaitLock(path, { patienceMs, signal }));
  try {
    return await action();
  } finally {
    await lock.release();
  }
}

type Waiting = { readonly patienceMs?: number; readonly signal?: AbortSignal };

async function tryLock(path: string): Promise<Lock | null> {
  return await acquireLock(path).catch((error: unknown) => {
    throw new AppError('unavailable', textOf('file.not-made', { file: path, reason: reasonOf(error) }), {
      cause: error,
    });
  });
}

async function awaitLock(path: string, { patienceMs, signal }: Required<Waiting>): Promise<Lock> {
  const givenUpAt = Date.now() + patienceMs;
  const changes = followChanges(path);
  signal.addEventListener('abort', changes.wake);
  try {
    for (;;) {
      signal.throwIfAborted();
      const lock = await tryLock(path);
      if (lock) return lock;
      const leftMs = givenUpAt - Date.now();
      if (leftMs <= 0) throw new AppError('busy', textOf('file.held', { file: path }));
      // The death of the holder causes no event.
      await changes.next(Math.min(leftMs, patienceMs / 2));
    }
  } finally {
    signal.removeEventListener('abort', changes.wake);
    changes.close();
  }
}

type Changes = {
  /** Settles when the file has changed since the last call, or after `atMostMs` milliseconds. */
  next(atMostMs: number): Promise<void>;
  /** Wakes the waiting caller, as if the file had changed. */
  wake(): void;
  close(): void;
};

function followChanges(path: string): Changes {
  let hasChanged = false;
  let wake = () => {};
  const tell = () => {
    hasChanged = true;
    wake();
  };
  const watcher = watchFolder(dirname(path), (name) => {
    if (name === null || name === basename(path)) tell();
  });
  return {
    wake: tell,
    async next(atMostMs) {
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, watcher.tells() ? atMostMs : Math.min(atMostMs, unwatchedMs));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      hasChanged = false;
    },
    close: watcher.close,
  };
}

/** Pause between attempts if the system cannot watch more folders. */
const unwatchedMs = 50;

type FolderWatch = { /** False: the system cannot watch (any more). */ tells(): boolean; close(): void };

function watchFolder(folder: string, onChange: (name: string | null) => void): FolderWatch {
  try {
    let tells = true;
    const watcher = watch(folder, (_kind, name) => onChange(name));
    watcher.on('error', () => {
      tells = false;
      onChange(null);
    });
    return { tells: () => tells, close: () => watcher.close() };
  } catch {
    return { tells: () => false, close: () => {} };
  }
}
