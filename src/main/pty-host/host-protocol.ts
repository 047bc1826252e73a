import type { CommandShell } from '../base/command-shell.ts';

// PTY host protocol: the messages between the application and the process with the pseudo-terminals. Types only.

export type Program =
  /** Its end is reported exactly. */
  | {
      readonly kind: 'command';
      readonly shell: CommandShell;
      readonly command: string;
      /**
       * The folder for its exit status, which the next application reads. The status is written if the folder exists at
       * the end. Null: not written.
       */
      readonly statusFolder: string | null;
      /** Its processes all end with it. The end is reported after the last one, without a list of survivors. */
      readonly leavesNothing?: boolean;
    }
  | { readonly kind: 'program'; readonly file: string; readonly args: readonly string[] };

export type OpenRequest = {
  /** `<instance>/<id>`: also the value of PILOTFISH_RUN, which identifies every process that the run starts. */
  readonly run: string;
  readonly program: Program;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly columns: number;
  readonly rows: number;
};

export type ToHost =
  | ({ readonly type: 'open' } & OpenRequest)
  | { readonly type: 'write'; readonly run: string; readonly text: string }
  | { readonly type: 'resize'; readonly run: string; readonly columns: number; readonly rows: number }
  /** The application processed this many bytes of output. A run that is too far ahead is paused. */
  | { readonly type: 'acknowledge'; readonly run: string; readonly bytes: number }
  /** Ends every process that the run started. */
  | { readonly type: 'end'; readonly run: string }
  /** Whether the run continues after this host ends; null: it does not. Answered with `detached`. */
  | { readonly type: 'detach'; readonly run: string; readonly files: DetachedFiles | null }
  /** The holder of a detached run gets the rest of its output. Answered with `left`. */
  | { readonly type: 'leave'; readonly run: string }
  /** Ends the remaining processes of a run that has lost its host, or with `<instance>/` of all such runs. */
  | {
      readonly type: 'reap-orphans';
      readonly run: string;
      /** The process that leads its session, if it is known. */
      readonly leader: number | null;
      /** Runs of the instance that shall continue. */
      readonly except: readonly string[];
    }
  /** Ends all runs, then the host itself. */
  | { readonly type: 'close' };

export type FromHost =
  | { readonly type: 'opened'; readonly run: string; readonly pid: number; readonly device: Device }
  | {
      readonly type: 'failed';
      readonly run: string;
      readonly lacks: 'terminal' | null;
      /** The message of the system. */
      readonly message: string;
    }
  | { readonly type: 'output'; readonly run: string; readonly bytes: Uint8Array }
  | { readonly type: 'awaits-input'; readonly run: string; readonly awaits: boolean }
  | ({ readonly type: 'ended'; readonly run: string } & RunEnd)
  /** All processes of the run have ended. */
  | { readonly type: 'gone'; readonly run: string }
  | { readonly type: 'reaped'; readonly run: string }
  | { readonly type: 'detached'; readonly run: string; readonly answer: DetachAnswer }
  /** The host stops reading it; all output up to here was sent before. */
  | { readonly type: 'left'; readonly run: string };

export type DetachedFiles = {
  /** Absolute; for the run's files that the next application reads. */
  readonly folder: string;
  /** Absolute. Output after the host's end is appended to it. */
  readonly log: string;
  /** The maximum size of the log in bytes. */
  readonly limit: number;
};

export type DetachAnswer =
  /** The process that will hold its terminal, and the nonce of its end mark, in case it has no other reader. */
  | { readonly kind: 'held'; readonly holder: number; readonly nonce: string }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'refused'; readonly why: 'ended' | 'no-terminal' }
  /** An error of the system. */
  | { readonly kind: 'failed'; readonly message: string };

export type Device = 'terminal' | 'pipes';

export type RunEnd = {
  /** Null if the program did not exit by itself. */
  readonly exitCode: number | null;
  /** e.g. `SIGKILL`. */
  readonly signal: string | null;
  /** Processes that it started and that still run. */
  readonly survivors: readonly number[];
};

/** The application's side of the connection to a host, for any kind of process. */
export type HostProcess = {
  send(message: ToHost): void;
  onMessage(listener: (message: FromHost) => void): void;
  /** Called once, when the process has ended for any reason. */
  onExit(listener: () => void): void;
  kill(): void;
};
