import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stat } from '../disk';

// File watch of a single file, however it is replaced.

/**
 * Calls `onTouched` soon after a change of the file, once per burst of changes. Watches the folder, because a rename
 * puts a different file in its place. Calls `onLost` when the system cannot watch (any more). Returns the function that
 * stops it.
 */
export function watchFile(
  path: string,
  onTouched: () => void,
  onLost: (error: unknown) => void = () => undefined,
): () => void {
  const folder = dirname(path);
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(folder, { persistent: false }, (_kind, name) => {
      // The system reports the folder's own name when the folder is removed. A file in it may have the same name.
      if (name === basename(folder)) stat(folder).catch(() => lose(new Error('its folder is gone')));
      if (name !== null && name !== basename(path)) return;
      clearTimeout(timer);
      timer = setTimeout(onTouched, settleMs);
    });
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost) return;
      isLost = true;
      watcher.close();
      onLost(error);
    };
    watcher.on('error', lose);
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch (error) {
    onLost(error);
    return () => undefined;
  }
}

/** Editors save in several steps. */
const settleMs = 50;
