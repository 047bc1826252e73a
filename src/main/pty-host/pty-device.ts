// PTY device, what a program runs behind: a pseudo-terminal, or plain pipes where there is none. The types, and how opening one fails.

export type PtyRequest = {
  readonly file: string;
  readonly args: readonly string[];
  /** Windows: the arguments are the command line as it is. */
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
  /** Stops reading: the program waits once the system's own buffer is full. */
  pause(): void;
  resume(): void;
  /** The terminal's own descriptor, for somebody else to hold as well; null behind pipes. */
  readonly descriptor: number | null;
  /** Keeps the terminal from hanging up once nobody else has it open, until the returned function is called. */
  hold(): () => void;
  /** Stops reading for good, at once: what was not read is for who else holds the descriptor. Not while paused. */
  letGo(): void;
  /** Ends the program at once. */
  kill(): void;
};

/** The system gives no further terminal, process or file; `message` is what it says. */
export class NoTerminalError extends Error {}

/** Throws when the program cannot be started. */
export type OpenPty = (request: PtyRequest) => Pty;
