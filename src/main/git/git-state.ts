import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '@shared/errors';
import type { ChatSummary } from '@shared/project/project-state';
import { type AnyText, isSameText, sayInEnglish } from '@shared/texts/text';
import { isFinished } from '@shared/tool-call/tool-call';
import { chatTopic, isEventOf, type NumberedEvent, type TopicOf } from '@shared/topics';
import type { Store } from '@shared/wire/store';
import { watchFile } from '../base/files/watch-file';
import type { Log } from '../storage/log';
import { readStatus } from './repository-status';

// Git state: the changes and the branch that windows show for an open project. Opening a folder must start no process
// in it. Pilotfish calls git only after the first message in any of the folder's chats, in this run or an earlier one;
// from then on the model, too, may call git without asking.

export type GitState = {
  /** Call this when the state may have changed. Calls git soon, once for all requests until then. */
  look(): void;
  /** Resolves when all calls of git have ended. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type GitStateParts = {
  readonly store: Store;
  readonly log: Pick<Log, 'write'>;
  /** There is no user and no file tree, so the state is not read. */
  readonly unattended: boolean;
};

/** `topic` is the topic of an open project. */
export function createGitState(
  topic: TopicOf<'project'>,
  { store, log, unattended }: GitStateParts,
  read = readStatus,
): GitState {
  const ending = new AbortController();
  const { signal } = ending;
  let isWorkedIn = false;
  let isWanted = false;
  let work: Promise<void> | null = null;
  let lastProblem: AnyText | null = null;
  const commits = createCommitWatch(() => look());

  const look = () => {
    if (unattended || signal.aborted) return;
    const { state, chats } = store.state(topic);
    if (state !== 'open') return;
    isWorkedIn ||= chats.some(holdsMessage);
    if (!isWorkedIn) return;
    isWanted = true;
    work ??= readWhileWanted().finally(() => {
      work = null;
    });
  };

  /** Waits each time as long as the last call took. Many changes thus cost at most half of one core. */
  const readWhileWanted = async () => {
    for (let restMs = joinMs; isWanted; ) {
      await wait(restMs, undefined, { signal }).catch(() => undefined);
      isWanted = false;
      if (signal.aborted) return;
      const start = performance.now();
      await readOnce();
      restMs = Math.max(joinMs, performance.now() - start);
    }
  };

  const readOnce = async () => {
    const { root } = store.state(topic);
    const { changes, branch, commit, gitFolder, problem } = await read(root, signal).catch(unknownState);
    if (signal.aborted) return;
    commits.watch(gitFolder);
    if (problem !== null && !isSameText(problem, lastProblem))
      log.write('info', `git’s state of ${root} is not shown: ${sayInEnglish(problem)}`);
    lastProblem = problem;
    const { state, gitChanges, gitBranch, gitCommit } = store.state(topic);
    if (state === 'open' && !isDeepStrictEqual([changes, branch, commit], [gitChanges, gitBranch, gitCommit]))
      store.emit(topic, { type: 'git-state-changed', changes, branch, commit });
  };

  const unfollow = store.onEvent((event) => {
    const matters = mayMatter(event) || (!isWorkedIn && event.event.type === 'chat-summarised');
    if (matters && (isEventOf(event, topic) || isOfChat(event, store.state(topic).chats))) look();
  });
  look();
  return {
    look,
    settled: async () => {
      await work;
    },
    async close() {
      unfollow();
      ending.abort();
      commits.watch(null);
      await work;
    },
  };
}

const joinMs = 100;

/** Notices commits, checkouts and resets, which change no visible file. */
function createCommitWatch(onChange: () => void) {
  let watched: string | null = null;
  let stops: readonly (() => void)[] = [];
  return {
    /** Watches git's own folder of the work tree (absolute), or none. */
    watch(gitFolder: string | null): void {
      if (gitFolder === watched) return;
      watched = gitFolder;
      for (const stop of stops) stop();
      const files = gitFolder === null ? [] : ['HEAD', 'index', join('logs', 'HEAD')];
      stops = files.map((name) => watchFile(join(gitFolder ?? '', name), onChange));
    },
  };
}

/** The first message gives a chat its title, and updates it after its creation. */
function holdsMessage({ title, createdAt, updatedAt }: ChatSummary): boolean {
  return title !== null && title !== '' && updatedAt > createdAt;
}

function isOfChat({ topic }: NumberedEvent, chats: readonly ChatSummary[]): boolean {
  return chats.some(({ id }) => chatTopic(id) === topic);
}

/** Whether files may have changed: a visible file did, a call changed one, or the folder is back. */
function mayMatter({ event }: NumberedEvent): boolean {
  switch (event.type) {
    case 'folders-changed':
    case 'project-changed':
      return true;
    case 'call-moved': {
      const { phase } = event;
      return isFinished(phase) && ['file-diff', 'command-output'].includes(phase.display.kind);
    }
    default:
      return false;
  }
}

function unknownState(error: unknown) {
  return { changes: [], branch: null, commit: null, gitFolder: null, problem: messageOf(error) };
}
