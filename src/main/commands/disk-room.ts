import { statfs } from '../base/disk';

// Free space on the disks that a command writes to. The system sends no event for a nearly full disk, so Pilotfish
// polls it.

export type RoomWatch = { stop(): void };

const pauseMs = 250;
/** A command must leave this many bytes free, or a hundredth of a small disk. */
const leastBytes = 200 * 1024 * 1024;

/** Calls `onFull` once, with the folder whose disk is nearly full. Skips folders that cannot be checked. */
export function watchRoom(folders: readonly string[], onFull: (folder: string) => void): RoomWatch {
  const least = new Map<string, number>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    for (const folder of folders) {
      const room = await roomAt(folder);
      if (isStopped || room === null) continue;
      const known = least.get(folder) ?? leastOf(room);
      least.set(folder, known);
      if (room.free < known) return onFull(folder);
    }
    if (!isStopped) timer = setTimeout(() => void look(), pauseMs);
  };
  void look();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

type Room = { readonly free: number; readonly size: number };

async function roomAt(folder: string): Promise<Room | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

/** On a disk that is already nearly full a command may still free space, and use half of the rest. */
function leastOf({ free, size }: Room): number {
  return Math.min(leastBytes, size / 100, free / 2);
}
