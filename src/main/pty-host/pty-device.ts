// PTY device of a program: a pseudo-terminal, or plain pipes. Contains the types and the error of a failed opening.

export type PtyRequest = {
  readonly file: string;
  readonly args: readonly string[];
  /** Windows: the arguments are the exact command line. */
  readonly isVerbatim?: boolean;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly columns: number;
  readonly rows: number;
};

export type PtyExit = { readonly exitCode: number | null; readonly signal: string | null };

export type Pty = {
  readonly device: 'terminal' | 'pipes';
  readonly pid: number;
  onData(listener: (chunk: Buffer) => void): void;
  onExit(listener: (exit: PtyExit) => void): void;
  write(text: string): void;
  resize(columns: number, rows: number): void;
  /** Stops reading. The program then waits once the system's own buffer is full. */
  pause(): void;
  resume(): void;
  /** The terminal's own descriptor, which another process can hold as well; null behind pipes. */
  readonly descriptor: number | null;
  /** Prevents the hang-up of the terminal after all others close it, until the returned function is called. */
  hold(): () => void;
  /**
   * Stops reading at once and for good. Unread output goes to the other holder of the descriptor. Forbidden while
   * paused.
   */
  letGo(): void;
  /** Ends the program at once. */
  kill(): void;
};

/** The system is out of terminals, processes or files; `message` is its error. */
export class NoTerminalError extends Error {}

/** Throws if the program cannot be started. */
export type OpenPty = (request: PtyRequest) => Pty;
