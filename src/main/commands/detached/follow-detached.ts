import { createReadStream, createWriteStream, type FSWatcher, watch } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcess } from '../../base/processes/process-identity';
import { createUtf8Chunker } from '../../base/utf8-chunker';
import { createEndScanner } from '../../pty-host/end-sentinel';
import { exitOf } from '../../pty-host/exit-status';
import { type FollowLogListener, followLog } from '../../terminal/follow-log';
import type { HostClient } from '../../terminal/host-client';
import { createPlainText } from '../../terminal/plain-text';
import type { DetachedClaim, DetachedRecord } from './detached-store';

// Reattaches to a command that continued after the process with its terminal ended. Pilotfish reads its output from the
// log and its end from a file beside the record. It recognizes processes by their start time, because process numbers
// can be reused.

export type FollowedCommand = {
  /** Settles when the command has ended completely; never after `close` returned true. */
  readonly ended: Promise<CommandStatus>;
  /** Pilotfish has seen its end. */
  isOver(): boolean;
  /** Ends all processes of the command; then `ended` settles, even if something still has its terminal open. */
  end(): Promise<void>;
  /**
   * Stops following and returns true: the command continues. False if its end is in progress; then `ended` settles
   * soon.
   */
  close(): boolean;
};

export type CommandStatus = { readonly exitCode: number | null; readonly signal: string | null };

export type FollowOptions = {
  readonly record: DetachedRecord;
  readonly claim: DetachedClaim;
  readonly host: HostClient;
  /** The end of its log, then the new output. Whole characters. */
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
  /**
   * The holder of the terminal reports the end. If the holder is gone, the remaining processes have lost their
   * terminal.
   */
  const lookAfter = async () => {
    if ((await look()) || (await isProcess(record.holder)) || !isFollowed()) return;
    await endOnce();
    if (!(await look())) await finish(null);
  };
  const endTree = async () => {
    const leader = (await isProcess(record.keeper)) ? record.keeper.pid : null;
    await host.endLeft(record.run, leader);
    // The session leader ends last.
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
      // The holder of the terminal still writes the last output.
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

/** Null if the folder cannot be watched; then Pilotfish sees an end only when it looks. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, onChange).on('error', onChange);
  } catch {
    return null;
  }
}

// Plain-text log: while the application is closed, a command's output goes to its log unchanged. After the command's
// end this converts the log to the usual text for the model.

/** A log that cannot be changed stays as it is. */
async function makeLogPlain({ log, nonce }: { readonly log: string; readonly nonce: string }): Promise<void> {
  const next = `${log}.plain`;
  try {
    await pipeline(createReadStream(log), plainOf(nonce), createWriteStream(next, { mode: 0o600 }));
    await rename(next, log);
  } catch {
    await rm(next, { force: true });
  }
}

function plainOf(nonce: string) {
  return async function* (pieces: AsyncIterable<Buffer>) {
    const [scanner, characters, plain] = [createEndScanner(nonce), createUtf8Chunker(), createPlainText()];
    for await (const piece of pieces) yield plain.push(characters.push(scanner.push(piece).output)).bytes;
    yield plain.push(characters.push(scanner.rest())).bytes;
    yield plain.push(characters.end()).bytes;
    yield plain.end().bytes;
  };
}
