import { identityOf } from '../../base/files/folder-identity';

// Root watch: whether the project's folder is there. Gone, it is looked for: nothing of the system's watching survives
// its going, and what is above it may have gone as well.

export type RootWatch = {
  /** To be called whenever it may have gone. */
  look(): Promise<void>;
  close(): void;
};

type RootEvents = {
  /** Also when another folder is in its place. */
  onGone(): void;
  /** Only for the very folder, by device and inode: another one in its place was never opened. */
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
