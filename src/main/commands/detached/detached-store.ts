import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../base/errno';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { acquireLock } from '../../base/files/lock-file';

// Store of detached commands, which outlive the application. Each has a folder with a record to find it again, its
// status when it has ended, and a lock. The lock lets only one application answer for it.

const processSchema = z.object({ pid: z.number().int(), start: z.string() });

const recordSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  /** The value of PILOTFISH_RUN in its environment. */
  run: z.string(),
  command: z.string(),
  title: z.string(),
  /** Absolute. */
  log: z.string(),
  /** The session leader. */
  keeper: processSchema,
  /** The PTY holder: keeps its terminal open while any process of the command runs. */
  holder: processSchema,
  /** Identifies the end mark, which is in the log if the host ended before it could read it. */
  nonce: z.string(),
  call: z.object({ chatId: z.string(), callId: z.string() }).nullable(),
  project: z.object({ root: z.string(), name: z.string() }),
  startedAt: z.number(),
  /** Whether it continues after the next application too. */
  goesOn: z.boolean(),
});
export type DetachedRecord = z.infer<typeof recordSchema>;

export type DetachedStore = {
  folderOf(id: string): string;
  /** This application answers for the command from now on; null while another one does. */
  claim(id: string): Promise<DetachedClaim | null>;
  /** Runs of an ended instance that must continue, and those with an unreadable record. */
  spared(instance: string): Promise<readonly string[]>;
  /** The logs of commands that outlive the application. Absolute. */
  logs(): Promise<readonly string[]>;
  /** Includes commands whose record was never written. */
  ids(): Promise<readonly string[]>;
};

export type DetachedClaim = {
  readonly folder: string;
  /** `none`: the record is missing. `unreadable`: another version wrote it, or the system refused to read it. */
  read(): Promise<DetachedRecord | 'none' | 'unreadable'>;
  write(record: DetachedRecord): Promise<void>;
  /** Hides the command from later applications. */
  unrecord(): Promise<void>;
  /** The status at its end: null while it runs; `status` is null if unknown. */
  ended(): Promise<{ readonly status: number | null } | null>;
  /** Lets the next application answer for it. */
  release(): Promise<void>;
  /** Removes its files. */
  remove(): Promise<void>;
};

const recordFile = 'kept.json';

/** `home`: the data folder. */
export function createDetachedStore(home: string): DetachedStore {
  const root = path.join(home, 'running', 'kept');
  const folderOf = (id: string) => path.join(root, id);
  const ids = async () => (await readdir(root).catch(() => [])).filter((name) => /^[\w-]+$/.test(name));
  return {
    folderOf,
    ids,
    async claim(id) {
      const folder = folderOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const lock = await acquireLock(path.join(folder, 'lock'));
      return lock === null ? null : claimOf(folder, () => lock.release());
    },
    async logs() {
      const records = await Promise.all((await ids()).map((id) => readRecord(folderOf(id))));
      return records.flatMap((record) => (typeof record === 'string' ? [] : [record.log]));
    },
    async spared(instance) {
      const runs = await Promise.all(
        (await ids()).map(async (id) => {
          const record = await readRecord(folderOf(id));
          if (record === 'unreadable') return [`${instance}/${id}`];
          return record === 'none' || !record.goesOn ? [] : [record.run];
        }),
      );
      return runs.flat();
    },
  };
}

function claimOf(folder: string, release: () => Promise<void>): DetachedClaim {
  const file = path.join(folder, recordFile);
  return {
    folder,
    release,
    read: () => readRecord(folder),
    write: (record) => writeFileAtomically(file, JSON.stringify(record)),
    unrecord: () => rm(file, { force: true }),
    async ended() {
      const text = await readFile(path.join(folder, 'ended'), 'utf8').catch(() => null);
      if (text === null) return null;
      return { status: /^\d+$/.test(text.trim()) ? Number(text) : null };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** If the removal fails, the next application reports the end a second time, which is better than a lost report. */
export async function discard(claim: DetachedClaim): Promise<void> {
  await claim.remove().catch(() => undefined);
}

async function readRecord(folder: string): Promise<DetachedRecord | 'none' | 'unreadable'> {
  try {
    const text = await readFile(path.join(folder, recordFile), 'utf8');
    return recordSchema.safeParse(JSON.parse(text)).data ?? 'unreadable';
  } catch (error) {
    return isMissing(error) ? 'none' : 'unreadable';
  }
}
