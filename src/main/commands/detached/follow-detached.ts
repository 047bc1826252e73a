import { type FSWatcher, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcess } from '../../base/processes/process-identity';
import { exitOf } from '../../pty-host/exit-status';
import { type FollowLogListener, followLog } from '../../terminal/follow-log';
import type { HostClient } from '../../terminal/host-client';
import { makeLogPlain } from '../../terminal/plain-log';
import type { DetachedClaim, DetachedRecord } from './detached-store';

// Reattaching to a command that went on without the process that held its terminal: what it prints is read from its
// log, its end from what it leaves beside its record, and it is known by the start of its processes, never by their
// numbers.

export type FollowedCommand = {
  /** Settles when nothing of it is left; never once it is left to itself. */
  readonly ended: Promise<CommandStatus>;
  /** Its end was seen. */
  isOver(): boolean;
  /** Ends everything it started; `ended` settles then, whatever may still have its terminal open. */
  end(): Promise<void>;
  /** Looks no more, and it goes on: true. False when its end is under way; then `ended` settles soon. */
  close(): boolean;
};

export type CommandStatus = { readonly exitCode: number | null; readonly signal: string | null };

export type FollowOptions = {
  readonly record: DetachedRecord;
  readonly claim: DetachedClaim;
  readonly host: HostClient;
  /** The end of what is in its log, then what it prints. Whole characters. */
  readonly onOutput: FollowLogListener;
};

const lastWordsMs = 2000;

export function followDetached({ record, claim, host, onOutput }: FollowOptions): FollowedCommand {
  const log = followLog(record.log, onOutput);
  let tellEnded: (status: CommandStatus) => void = () => {};
  const ended = new Promise<CommandStatus>((resolve) => {
    tellEnded = resolve;
  });
  let state: 'followed' | 'over' | 'left' = 'followed';
  const isFollowed = () => state === 'followed';
  let ending: Promise<void> | null = null;

  const finish = async (status: number | null) => {
    if (!isFollowed()) return;
    state = 'over';
    watcher?.close();
    await log.end();
    await makeLogPlain(record).catch(() => undefined);
    await ending;
    tellEnded(status === null ? { exitCode: null, signal: null } : exitOf(status));
  };
  const look = async () => {
    const end = await claim.ended();
    if (end) await finish(end.status);
    return end !== null;
  };
  const watcher = watchFolder(claim.folder, () => void look());
  /** Whoever holds its terminal tells its end. Without them, what is left of it has no terminal any more. */
  const lookAfter = async () => {
    if ((await look()) || (await isProcess(record.holder)) || !isFollowed()) return;
    await endOnce();
    if (!(await look())) await finish(null);
  };
  const endTree = async () => {
    const leader = (await isProcess(record.keeper)) ? record.keeper.pid : null;
    await host.endLeft(record.run, leader);
    // The session leader is the last to go.
    if (leader !== null) await host.endLeft(record.run, null);
  };
  const endOnce = () => {
    ending ??= endTree();
    return ending;
  };
  void lookAfter();

  return {
    ended,
    isOver: () => state === 'over',
    async end() {
      if (state === 'left') return;
      log.letGo();
      await endOnce();
      await lookAfter();
      // Whoever holds its terminal still writes what it printed last.
      if (isFollowed()) await Promise.race([ended, wait(lastWordsMs)]);
      if (!(await look())) await finish(null);
    },
    close() {
      log.letGo();
      if (state === 'over' || ending !== null) return false;
      state = 'left';
      watcher?.close();
      log.close();
      return true;
    },
  };
}

/** Null where the folder cannot be watched; then an end is seen when it is looked for. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, onChange).on('error', onChange);
  } catch {
    return null;
  }
}
