import { identityOf } from '../../base/files/folder-identity';

// Root watch: whether the project's folder exists. Once it is gone, Pilotfish polls for it, because all watches of the
// system end, and its parents may be gone too.

export type RootWatch = {
  /** Call it whenever the folder may be gone. */
  look(): Promise<void>;
  close(): void;
};

type RootEvents = {
  /** Also called if a different folder is in its place. */
  onGone(): void;
  /** Called only for the same folder, by device and inode. A different folder in its place was never opened. */
  onBack(): void;
};

const pauseMs = 1000;

export function watchRoot(path: string, { onGone, onBack }: RootEvents): RootWatch {
  const opened = identityOf(path);
  let timer: NodeJS.Timeout | null = null;
  let isGone = false;
  let isClosed = false;

  const look = async () => {
    const [wanted, found] = [await opened, await identityOf(path)];
    if (isClosed) return;
    const wasGone = isGone;
    isGone = found !== wanted;
    if (isGone && !wasGone) onGone();
    if (!isGone && wasGone) onBack();
    if (timer !== null) clearTimeout(timer);
    timer = isGone ? setTimeout(() => void look(), pauseMs) : null;
  };
  return {
    look,
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
