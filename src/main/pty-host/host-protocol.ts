import type { CommandShell } from '../base/command-shell.ts';

// PTY host protocol: what the application and the process that holds the pseudo-terminals say to each other. Types
// only.

export type Program =
  /** Its end is told exactly. */
  | {
      readonly kind: 'command';
      readonly shell: CommandShell;
      readonly command: string;
      /** Where its status is written for the next application, if the folder is there when it ends; null: nowhere. */
      readonly statusFolder: string | null;
      /** Nothing of it goes on: its end is told when nothing is left, and not what it left running. */
      readonly leavesNothing?: boolean;
    }
  | { readonly kind: 'program'; readonly file: string; readonly args: readonly string[] };

export type OpenRequest = {
  /** `<instance>/<id>`: also the value of PILOTFISH_RUN, by which everything it starts is found again. */
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
  /** So many bytes of output were dealt with; a run too far ahead is held back. */
  | { readonly type: 'acknowledge'; readonly run: string; readonly bytes: number }
  /** Ends everything the run started. */
  | { readonly type: 'end'; readonly run: string }
  /** Whether the run goes on when this host ends; null: it does not. Answered with `detached`. */
  | { readonly type: 'detach'; readonly run: string; readonly files: DetachedFiles | null }
  /** The rest of its output is for whoever holds a detached run after this host. Answered with `left`. */
  | { readonly type: 'leave'; readonly run: string }
  /** Ends what a run, or with `<instance>/` all of them, left behind that no host holds any more. */
  | {
      readonly type: 'reap-orphans';
      readonly run: string;
      /** The process that leads its session, if it is known. */
      readonly leader: number | null;
      /** Runs of the instance that shall go on. */
      readonly except: readonly string[];
    }
  /** Ends everything, then the host itself. */
  | { readonly type: 'close' };

export type FromHost =
  | { readonly type: 'opened'; readonly run: string; readonly pid: number; readonly device: Device }
  | {
      readonly type: 'failed';
      readonly run: string;
      readonly lacks: 'terminal' | null;
      /** What the system says. */
      readonly message: string;
    }
  | { readonly type: 'output'; readonly run: string; readonly bytes: Uint8Array }
  | { readonly type: 'awaits-input'; readonly run: string; readonly awaits: boolean }
  | ({ readonly type: 'ended'; readonly run: string } & RunEnd)
  /** Nothing of the run is left. */
  | { readonly type: 'gone'; readonly run: string }
  | { readonly type: 'reaped'; readonly run: string }
  | { readonly type: 'detached'; readonly run: string; readonly answer: DetachAnswer }
  /** Nothing of it is read any more; all that was has been told before. */
  | { readonly type: 'left'; readonly run: string };

export type DetachedFiles = {
  /** Absolute; for what the run leaves there for the next application. */
  readonly folder: string;
  /** Absolute; what it prints after the host's end is appended. */
  readonly log: string;
  /** Bytes the log may have. */
  readonly limit: number;
};

export type DetachAnswer =
  /** The process that will hold its terminal, and what its end mark is known by if nobody else reads it. */
  | { readonly kind: 'held'; readonly holder: number; readonly nonce: string }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'refused'; readonly why: 'ended' | 'no-terminal' }
  /** The system said so. */
  | { readonly kind: 'failed'; readonly message: string };

export type Device = 'terminal' | 'pipes';

export type RunEnd = {
  /** Null when the program did not get to have one. */
  readonly exitCode: number | null;
  /** e.g. `SIGKILL`. */
  readonly signal: string | null;
  /** Processes it started that go on. */
  readonly survivors: readonly number[];
};

/** The application's side of the wire to a host, whichever kind of process it is. */
export type HostProcess = {
  send(message: ToHost): void;
  onMessage(listener: (message: FromHost) => void): void;
  /** Once, when the process is gone, by whatever cause. */
  onExit(listener: () => void): void;
  kill(): void;
};
