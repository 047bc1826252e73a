import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Calls `onTouched` soon after something happened to the file, once for a burst of changes. Where the system cannot
 * watch the folder nothing is told: the file is compared again before anything is done to it anyway.
 * Returns how to stop.
 */
export function watchFile(path: string, onTouched: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(dirname(path), { persistent: false }, (_kind, name) => {
      if (name !== null && name !== basename(path)) return;
      clearTimeout(timer);
      timer = setTimeout(onTouched, settleMs);
    });
    watcher.on('error', () => watcher.close());
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch {
    return () => undefined;
  }
}

/** Editors save in several steps. */
const settleMs = 50;
