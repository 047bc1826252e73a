import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxUse } from '@shared/approval/approval';
import type { Text } from '@shared/texts/text';
import type { ProtectionOptions } from '../project/protected-names';
import { type Aftermath, type Ended, nothingLeft } from './aftermath';
import { projectCaches } from './caches';
import type { Inbound } from './connect-inside';
import { assertNotOfProject, type Enclosure, enclosureOf } from './enclosure';
import { commandVariable, innerCommand } from './inner-command';
import { countLeft } from './left-processes';
import { noWorktree, worktreePlaces } from './linked-worktree';
import { lookInto } from './look-into';
import { openedFolders } from './opened-folders';
import type { Mounted } from './outer-command';
import { createProtected, type IsProtected } from './places';
import { type ReadingPlaces, readingPlaces } from './reading-places';
import { removeLeftFolders, runFolders } from './run-folders';
import type { Destination, LocalPort, SandboxPrograms } from './sandbox-protocol';
import { createSandboxThread, type SandboxThread } from './sandbox-thread';
import { noBlocking, signalBlocking } from './signal-blocking';

// Commands in the sandbox: the command line to start instead, and what the command may write, read and reach.

export type Confinement =
  /** Reads, writes nothing, reaches nothing. `hidesSecrets`: files with secrets in the project are unreadable, too. */
  | { readonly kind: 'reads'; readonly hidesSecrets?: boolean }
  | {
      readonly kind: 'works';
      /** Called for each connection, which waits for the result. Null: no network. */
      readonly mayConnect: ((to: Destination) => Promise<boolean>) | null;
      /** Ports of this machine that the command may also ask for on its own loopback. */
      readonly localPorts?: readonly LocalPort[];
      /**
       * Whether the command runs for long. The whole repository is then read-only, because read-only mounts of single
       * files are lost when git replaces the files.
       */
      readonly goesOn?: boolean;
      /** Whether others can connect to the command. Only if it may connect itself. */
      readonly hasInbound?: boolean;
    };

export type WrapRequest = {
  readonly command: string;
  /** Absolute path of bash. */
  readonly shell: string;
  /** The real path of the project's folder. */
  readonly root: string;
  readonly confinement: Confinement;
  /** Absolute paths from rules that deny. */
  readonly denied: readonly string[];
  /** Absolute paths that it may read inside folders that it may not read. */
  readonly readable?: readonly string[];
  /**
   * Folders and files outside the project that it may write, absolute or with `~/`. Protected files in them stay
   * closed.
   */
  readonly writable?: readonly string[];
  /** The command's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Must be the same for every command of a project. */
  readonly protection?: ProtectionOptions;
  /**
   * The command is alone in its session and process group. It then keeps both, with their terminal, and gets the
   * signals that are sent to them.
   */
  readonly keepsSession?: boolean;
  /** Whether to count the processes that the command leaves. Only for the kind `works`. */
  readonly countsLeft?: boolean;
};

export type WrappedCommand = {
  /**
   * For the same shell. It stays in the session and process group in which it starts; processes inside it may leave
   * both.
   */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  readonly inbound: Inbound | null;
  /** Call this once, after the command has ended. */
  end(): Promise<Ended>;
};

/** Where the settings allow a command to run. `refused`: the sandbox is required but unavailable. */
export type SandboxPlace =
  | Exclude<SandboxUse, { kind: 'lifted' }>
  | { readonly kind: 'refused'; readonly why: Text };

export type Sandbox = {
  /** Absolute path of bash, for callers that start programs without a shell. */
  readonly shell: string;
  /**
   * It cannot do all that Auto relies on: its commands may leave processes that continue. So every command asks as it
   * would without the sandbox.
   */
  readonly keepsQuestions: boolean;
  /** Rejects if the command cannot be confined as requested. It must then not run. */
  wrap(request: WrapRequest): Promise<WrappedCommand>;
  close(): Promise<void>;
};

/**
 * `dataFolder`: a real path; no command in the sandbox sees its content. `userEnv`: the user's environment, which
 * commands do not get; it names configurations of git and files with secrets.
 */
export function createSandbox(
  dataFolder: string,
  programs: SandboxPrograms & { readonly bash: string },
  userEnv: NodeJS.ProcessEnv,
): Sandbox {
  const { GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM } = userEnv;
  const gitVariables = { GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM };
  const connecting: Means['connecting'] = new Map();
  removeLeftFolders().catch(() => {}); // The next start tries again to remove the rest.
  const thread = createSandboxThread({
    dataFolder,
    programs,
    mayConnect: async (run, to) => (await connecting.get(run)?.(to)) ?? false,
  });
  const judges = new Map<string, IsProtected>();
  const protectedOf = (root: string, { protection }: WrapRequest) => {
    const judge = judges.get(root) ?? createProtected(root, { ...protection, dataFolder });
    judges.set(root, judge);
    return judge;
  };
  const enclosure = enclosureOf(programs, dataFolder);
  const means = { dataFolder, programs, enclosure, userEnv, gitVariables, thread, connecting, protectedOf };
  return {
    shell: programs.bash,
    keepsQuestions: !enclosure.hasNamespaces,
    wrap: (request) => wrapCommand(means, request),
    close: () => thread.close(),
  };
}

type Means = {
  readonly dataFolder: string;
  readonly programs: SandboxPrograms;
  readonly enclosure: Enclosure;
  readonly userEnv: NodeJS.ProcessEnv;
  readonly gitVariables: Readonly<Record<string, string | undefined>>;
  readonly thread: SandboxThread;
  /** The functions that decide on connections, by run. */
  readonly connecting: Map<string, (to: Destination) => Promise<boolean>>;
  readonly protectedOf: (folder: string, request: WrapRequest) => IsProtected;
};

async function wrapCommand(means: Means, request: WrapRequest): Promise<WrappedCommand> {
  const { dataFolder, programs, enclosure, thread, connecting } = means;
  assertNotOfProject(programs, request.root);
  const others = Promise.all([readingPlacesOf(means, request), enclosure.outer()]);
  others.catch(() => {}); // Reported where it is awaited.
  const work =
    request.confinement.kind === 'works' ? await prepareWork(means, request) : await prepareReading(means);
  // Random, because the proxy identifies a run only by this. Of a length that base64 encodes without padding.
  const run = randomBytes(18).toString('base64url');
  const { confinement, keepsSession = false } = request;
  const blocking = keepsSession ? await signalBlocking() : noBlocking;
  const { mayConnect, localPorts = [] } = confinement.kind === 'works' ? confinement : connectsNowhere;
  if (mayConnect !== null) connecting.set(run, mayConnect);
  try {
    const [{ unreadable, readable }, outer] = await others;
    const { text, variables, login } = await thread.ask({
      kind: 'wrap',
      run,
      unreadable,
      shell: request.shell,
      readable,
      temporary: work?.temporary ?? run,
      writable: work?.writable ?? [],
      unwritable: work?.unwritable ?? [],
      connects: mayConnect !== null,
      localPorts,
      inbound: work?.inbound ?? null,
      listens: hasInbound(confinement),
      // Commands that only read have their temporary files in the data folder. Inside the sandbox it is empty, and ends
      // with the command.
      inner: innerCommand(request.shell, {
        limitsProcesses: enclosure.hasNamespaces,
        environment: work?.environment ?? { TMPDIR: dataFolder },
        blocking,
        leftFile: work?.leftFile ?? null,
      }),
    });
    return {
      command: outer(text, { keepsSession, blocking, mounted: work?.mounted ?? [] }),
      env: { ...request.env, ...variables, [commandVariable]: request.command },
      inbound: work?.inbound && login ? { socket: work.inbound, login } : null,
      async end() {
        connecting.delete(run);
        await thread.ask({ kind: 'end', run });
        return (await work?.end()) ?? nothingLeft;
      },
    };
  } catch (error) {
    connecting.delete(run);
    await work?.end();
    throw error;
  }
}

const connectsNowhere = { mayConnect: null, localPorts: [] } as const;

function hasInbound(confinement: Confinement): boolean {
  return confinement.kind === 'works' && confinement.hasInbound === true;
}

function readingPlacesOf(
  { dataFolder, enclosure, thread, userEnv }: Means,
  { env, denied, root, confinement, readable = [] }: WrapRequest,
): Promise<ReadingPlaces> {
  const hidesSecrets = confinement.kind === 'reads' && confinement.hidesSecrets === true;
  const allEnv = { ...userEnv, ...env };
  return readingPlaces(
    { env: allEnv, home: env.HOME, root, dataFolder, denied, readable, hidesSecrets },
    enclosure,
    thread,
  );
}

type Work = {
  readonly temporary: string;
  readonly writable: readonly string[];
  readonly unwritable: readonly string[];
  readonly mounted: readonly Mounted[];
  readonly environment: Readonly<Record<string, string>>;
  readonly inbound: string | null;
  /** The file in which the command reports how many processes it left; null: none. */
  readonly leftFile: string | null;
  end(): Promise<Ended>;
};

/** The folder for temporary files of a command that only reads. Null: the sandbox has an empty one. */
async function prepareReading({ enclosure }: Means): Promise<Work | null> {
  if (enclosure.hasNamespaces) return null;
  const temporary = await (await runFolders()).make();
  return {
    temporary,
    writable: [temporary],
    unwritable: [],
    mounted: [],
    environment: { TMPDIR: temporary },
    inbound: null,
    leftFile: null,
    async end() {
      await rm(temporary, { recursive: true, force: true }).catch(() => {});
      return nothingLeft;
    },
  };
}

async function prepareWork(means: Means, request: WrapRequest): Promise<Work> {
  const { root, env, denied, protection } = request;
  const { dataFolder, thread, enclosure } = means;
  const goesOn = request.confinement.kind === 'works' && request.confinement.goesOn === true;
  const opened = await openedFolders(request.writable ?? [], {
    home: env.HOME,
    dataFolder,
    denied,
    ...(protection && { protection }),
  });
  const looking = Promise.all(
    [root, ...opened].map((folder) =>
      lookInto(thread, folder, {
        isProtected: means.protectedOf(folder, request),
        closesRepositories: goesOn,
        env: { ...means.gitVariables, ...env },
      }),
    ),
  );
  looking.catch(() => {}); // Reported where it is awaited.
  const { make } = await runFolders();
  const temporary = await make();
  // A separate mount, so that nothing can be moved into it from another.
  const inbound = hasInbound(request.confinement) ? await make() : null;
  const own = inbound === null ? [temporary] : [temporary, inbound];
  // If the command made its folder impossible to remove, its other results stay valid.
  const removeOwn = () => Promise.allSettled(own.map((one) => rm(one, { recursive: true, force: true })));
  const [looked, caches, worktree] = await Promise.all([
    looking,
    projectCaches(env, { dataFolder, root }),
    goesOn ? noWorktree : worktreePlaces(root),
  ]).catch(async (error) => {
    await removeOwn();
    throw error;
  });
  const counts = request.countsLeft && enclosure.hasNamespaces;
  const leftFile = counts ? path.join(temporary, '.pilotfish-left') : null;
  const closed = looked.flatMap(({ unwritable }) => unwritable);
  return {
    temporary,
    writable: [root, ...own, ...caches.folders, ...worktree.writable, ...opened],
    unwritable: [...closed, ...worktree.unwritable],
    mounted: caches.mounted,
    environment: { TMPDIR: temporary, ...caches.environment },
    inbound: inbound && path.join(inbound, 'socket'),
    leftFile,
    async end() {
      const left = leftFile === null ? 0 : await countLeft(leftFile);
      await removeOwn();
      const made = await Promise.all(looked.map((one) => one.after()));
      const all = (kind: keyof Aftermath) =>
        made.flatMap((one, at) =>
          at === 0 ? one[kind] : one[kind].map((name) => path.join(opened[at - 1] ?? '', name)),
        );
      return {
        appeared: all('appeared'),
        putAside: all('putAside'),
        left,
        changedElsewhere: all('changedElsewhere'),
      };
    },
  };
}
