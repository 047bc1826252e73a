import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stat } from '../disk';

// File watch of a single file, whatever way it is replaced.

/**
 * Calls `onTouched` soon after something happened to the file, once for a burst of changes. Its folder is watched,
 * because a file that is replaced by renaming is another file; `onLost` is told when the system cannot do that (any
 * more). Returns how to stop.
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
      // By its own name the system tells that it went; a file in it may be called like it.
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
