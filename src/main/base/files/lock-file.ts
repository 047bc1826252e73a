import { randomUUID } from 'node:crypto';
import { readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { errorCode } from '../errno';
import { isProcess, processStart } from '../processes/process-identity';
import { renameOver } from './rename-over';

// Lock file: one writer per file (`with-lock.ts` waits for it). It names the process that holds it, so that exactly one
// contender takes over the lock of a dead process.

export type Lock = { release(): Promise<void> };

/** Takes the lock. Returns null if a living process (this one included) holds it. */
export async function acquireLock(path: string): Promise<Lock | null> {
  const mine: Owner = { pid: process.pid, start: await ownStart(), id: randomUUID() };
  if (await createLock(path, mine)) return lockOf(path, mine);
  const owner = await readOwner(path);
  if (owner === 'gone') return (await createLock(path, mine)) ? lockOf(path, mine) : null;
  if (await isHolding(owner)) return null;
  return (await takeOver(path, owner, mine)) ? lockOf(path, mine) : null;
}

/** The holder of the lock, among living processes. */
export async function lockHolder(path: string): Promise<'nobody' | 'this-process' | 'another-process'> {
  const owner = await readOwner(path);
  if (owner === 'gone' || !(await isHolding(owner))) return 'nobody';
  return typeof owner !== 'string' && owner.pid === process.pid ? 'this-process' : 'another-process';
}

/** The id of the living process that holds the lock. Null if it is missing or unknown. */
export async function lockOwner(path: string): Promise<number | null> {
  const owner = await readOwner(path);
  return typeof owner !== 'string' && (await isHolding(owner)) ? owner.pid : null;
}

const ownerSchema = z.object({ pid: z.number().int().positive(), start: z.string(), id: z.string() });
type Owner = z.infer<typeof ownerSchema>;
/** `writing`: the content may still come. `unreadable`: the content will never come. */
type FoundOwner = Owner | 'writing' | 'unreadable';

/** An owner that has not written its name after this time has died. */
const writingMs = 5_000;

async function createLock(path: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || isBeingDeleted(error)) return false;
    // The file was created, but the disk had no room for the name.
    await unlink(path).catch(() => undefined);
    throw error;
  }
}

/**
 * Under the guard, one process at a time checks that the dead owner is still named and takes its place. A guard whose
 * owner died is taken over by the same rule.
 */
async function takeOver(path: string, dead: FoundOwner, mine: Owner): Promise<boolean> {
  const guard = await acquireLock(`${path}.takeover`);
  if (!guard) return false;
  try {
    const owner = await readOwner(path);
    if (owner === 'gone') return await createLock(path, mine);
    if (!isSame(owner, dead)) return false;
    const next = `${path}.${mine.id}`;
    await writeFile(next, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    await renameOver(next, path);
    return true;
  } finally {
    await guard.release();
  }
}

function lockOf(path: string, mine: Owner): Lock {
  return {
    async release() {
      // Its folder may be gone, and another process may have the lock now.
      if (!isSame(await readOwner(path), mine)) return;
      await unlink(path).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    },
  };
}

async function readOwner(path: string): Promise<FoundOwner | 'gone'> {
  try {
    const parsed = ownerSchema.safeParse(parseJson(await readFile(path, 'utf8')));
    if (parsed.success) return parsed.data;
    return Date.now() - (await stat(path)).mtimeMs < writingMs ? 'writing' : 'unreadable';
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || isBeingDeleted(error)) return 'gone';
    throw error;
  }
}

/** Windows answers this way until the last program has closed a deleted file. */
function isBeingDeleted(error: unknown): boolean {
  return errorCode(error) === 'EPERM' && process.platform === 'win32';
}

async function isHolding(owner: FoundOwner): Promise<boolean> {
  if (typeof owner === 'string') return owner === 'writing';
  return await isProcess(owner);
}

function isSame(one: FoundOwner | 'gone', other: FoundOwner): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : one.id === other.id;
}

async function ownStart(): Promise<string> {
  return (await processStart(process.pid)) ?? 'alive';
}
