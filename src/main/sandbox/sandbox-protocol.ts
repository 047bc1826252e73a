// Messages between the main process and the sandbox worker.

/** Absolute paths. They decide which sandbox it is. */
export type SandboxPrograms = BubblewrapPrograms | SeatbeltPrograms;
/** Linux. */
export type BubblewrapPrograms = { readonly bwrap: string; readonly socat: string };
/** macOS. */
export type SeatbeltPrograms = { readonly sandboxExec: string };

export type WorkerStart = {
  /** Absolute path of an empty folder: the worker's working directory. */
  readonly folder: string;
  readonly programs: SandboxPrograms;
  /** The start of the absolute path of the folder with the proxies' sockets. */
  readonly proxies: string;
};

export type WrapOf = Extract<SandboxRequest, { kind: 'wrap' }>;

export type SandboxRequest =
  | {
      readonly kind: 'look';
      readonly root: string;
      /** Whether to find files with further names (hard links), which takes longer. */
      readonly withLinks: boolean;
      /** Whether to search the whole of package folders for repositories. */
      readonly withPackages: boolean;
    }
  | {
      /** Finds files in package folders that changed after `since` and have further names (hard links) outside. */
      readonly kind: 'linked-packages';
      readonly root: string;
      /** Entries of the project as relative paths. Only package folders among them count. */
      readonly entries: readonly string[];
      /** In milliseconds since 1970. */
      readonly since: number;
    }
  | {
      readonly kind: 'wrap';
      /** A name that cannot be guessed. The proxy identifies a command by it. */
      readonly run: string;
      /** The text that the shell runs inside the sandbox. */
      readonly inner: string;
      readonly shell: string;
      /** A random text of the run: its temporary folder or its id. Other fields may contain it. */
      readonly temporary: string;
      readonly writable: readonly string[];
      readonly unwritable: readonly string[];
      readonly readable: readonly string[];
      readonly unreadable: readonly string[];
      /** Whether the command may ask to connect to hosts. If not, it has no network and no proxy. */
      readonly connects: boolean;
      /** Ports of this machine that the command may ask to reach on its own loopback. Empty if it may not connect. */
      readonly localPorts: readonly LocalPort[];
      /** Path for a socket that leads into the sandbox, or null. Only if the command may connect. */
      readonly inbound: string | null;
      /** Whether others can connect to the command, by `inbound` or else directly. */
      readonly listens: boolean;
    }
  | { readonly kind: 'end'; readonly run: string }
  | { readonly kind: 'close' };

export type Looked = {
  /** Relative, with `/`. */
  readonly entries: readonly string[];
  /** Absolute paths of files that have further names (hard links) elsewhere. */
  readonly linked: readonly string[];
  /** Absolute paths of git folders: of repositories, their submodules and other worktrees. */
  readonly repositories: readonly string[];
  /** Relative paths of folders that were not read, because there are too many entries. */
  readonly unread: readonly string[];
};
export type Wrapped = {
  readonly text: string;
  /** Variables for the process that runs the text. */
  readonly variables: Readonly<Record<string, string>>;
  /** The run's login at the proxy if the request has `inbound`, else null. */
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

/** The target of a connection. `host` is as the command gives it, but each IP address has one spelling. */
export type Destination = { readonly host: string; readonly port: number };

/** The worker's part that differs by system. */
export type SandboxTexts = {
  /** Resolves with the text for a shell. It does not contain the command, which the shell reads from the environment. */
  wrap(request: WrapOf): Promise<Wrapped>;
  forget(run: string): void;
  close(): Promise<void>;
};

/** Whether the run may connect there. */
export type MayConnect = (run: string, to: Destination) => Promise<boolean>;

/** Ports of the library's proxies inside the sandbox: HTTP and SOCKS. */
export const portsOfSandbox = [3128, 1080] as const;

/** A port that listens on the loopback address 127.0.0.1 or ::1. */
export type LocalPort = { readonly port: number; readonly family: 4 | 6 };

/** The worker asks whether the run may connect there, and the main process answers. */
export type ConnectionAsked = { readonly asked: number; readonly run: string; readonly to: Destination };
export type ConnectionAnswered = { readonly asked: number; readonly mayConnect: boolean };

export type ToWorker = { readonly id: number; readonly request: SandboxRequest } | ConnectionAnswered;
export type FromWorker = SandboxAnswer | ConnectionAsked;
