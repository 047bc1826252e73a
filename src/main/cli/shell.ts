// The part of the process that the executable passes to a host.

export type Shell = {
  readonly version: string;
  /** The folder of the built application, with `main`, `preload` and `renderer`. */
  readonly outFolder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when the user or the system asks the process to end. */
  readonly stopped: Promise<void>;
  /** Writes one line to standard output. */
  print(line: string): void;
  /** Writes one line to standard error. */
  complain(line: string): void;
};
