import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { reasonOf } from '../errno';
import { acquireLock, type Lock } from './lock-file';

// Critical section over a lock file: the moment a small file is read, changed and written again, in which callers and
// processes take turns. Who has to wait is woken by the folder's change events.

/** Nobody is in it longer than a few milliseconds. */
const usualPatienceMs = 8_000;

/**
 * Runs `action` while nobody else holds the lock `path`. AppError `busy` when it stays held for `patienceMs`,
 * `unavailable` when the lock cannot be made. Rejects with the reason of `signal` when that ends the waiting.
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
      // No event tells that the process died which holds it.
      await changes.next(Math.min(leftMs, patienceMs / 2));
    }
  } finally {
    signal.removeEventListener('abort', changes.wake);
    changes.close();
  }
}

type Changes = {
  /** Settles when the file has changed since this was settled last, at the latest after so many milliseconds. */
  next(atMostMs: number): Promise<void>;
  /** As if it had changed. */
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

/** How soon it is tried again where the system can watch no more folders. */
const unwatchedMs = 50;

type FolderWatch = { /** False: it cannot tell (any more). */ tells(): boolean; close(): void };

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
