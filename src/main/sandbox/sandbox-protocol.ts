// What the application and the sandbox worker say to each other.

/** Absolute paths. */
export type SandboxPrograms = {
  readonly bwrap: string;
  readonly socat: string;
};

export type WorkerStart = {
  /** Empty, absolute: the worker's current folder. */
  readonly folder: string;
  readonly programs: SandboxPrograms;
};

export type SandboxRequest =
  | {
      readonly kind: 'look';
      readonly root: string;
      /** Without links it is less work. */
      readonly withLinks: boolean;
      /** Whether folders of packages are looked through for repositories at any depth. */
      readonly withPackages: boolean;
    }
  | {
      /** Files in folders of packages that have names outside, and that changed since then. */
      readonly kind: 'linked-packages';
      readonly root: string;
      /** Relative names of the project. */
      readonly entries: readonly string[];
      /** In milliseconds since 1970. */
      readonly since: number;
    }
  | {
      readonly kind: 'wrap';
      /** Not to be guessed: by it the proxy knows who connects. */
      readonly run: string;
      /** What runs inside, as text for a shell. */
      readonly inner: string;
      readonly shell: string;
      /** A name by chance that differs by run, wherever it stands in the rest. */
      readonly temporary: string;
      readonly writable: readonly string[];
      readonly unwritable: readonly string[];
      readonly readable: readonly string[];
      readonly unreadable: readonly string[];
      /** Whether it may ask to reach hosts; else it reaches nothing, and no proxy is started for it. */
      readonly connects: boolean;
      /** Of this machine, that it may ask to reach by the loopback it has inside; none unless it connects. */
      readonly localPorts: readonly LocalPort[];
      /** Where a socket is to be that leads inside; null: none. Only of one that connects. */
      readonly inbound: string | null;
    }
  | { readonly kind: 'end'; readonly run: string }
  | { readonly kind: 'close' };

export type Looked = {
  /** Relative, with `/`. */
  readonly entries: readonly string[];
  /** Absolute paths of files that have further names elsewhere. */
  readonly linked: readonly string[];
  /** Absolute paths of folders of repositories, and of their submodules and other worktrees. */
  readonly repositories: readonly string[];
  /** Folders that were not looked through, relative, because there are too many names. */
  readonly unread: readonly string[];
};
export type Wrapped = {
  readonly text: string;
  /** Of the run at the proxy, where there is a way in. */
  readonly login: string | null;
};
export type Ended = Readonly<Record<string, never>>;

export type AnswerOf<Request extends SandboxRequest> = Request extends { kind: 'look' }
  ? Looked
  : Request extends { kind: 'linked-packages' }
    ? readonly string[]
    : Request extends { kind: 'wrap' }
      ? Wrapped
      : Ended;

export type SandboxAnswer = {
  readonly id: number;
} & ({ readonly value: Looked | readonly string[] | Wrapped | Ended } | { readonly error: string });

/** Where a command would connect to; `host` as it names it, but for spellings of one address. */
export type Destination = { readonly host: string; readonly port: number };

/** Inside, where the library's proxies are: HTTP and SOCKS. */
export const portsOfSandbox = [3128, 1080] as const;

/** Listened on by loopback, at 127.0.0.1 or ::1. */
export type LocalPort = { readonly port: number; readonly family: 4 | 6 };

/** What the worker asks, and how the application answers: whether that run may go there. */
export type ConnectionAsked = { readonly asked: number; readonly run: string; readonly to: Destination };
export type ConnectionAnswered = { readonly asked: number; readonly mayConnect: boolean };

export type ToWorker = { readonly id: number; readonly request: SandboxRequest } | ConnectionAnswered;
export type FromWorker = SandboxAnswer | ConnectionAsked;
