// What the executable hands to the shell it starts.

export type Shell = {
  readonly version: string;
  /** The folder of the built application: `main`, `preload` and `renderer` are in it. */
  readonly outFolder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when the person or the system asks the process to end. */
  readonly stopped: Promise<void>;
  /** Writes one line to standard output. */
  print(line: string): void;
  /** Writes one line to standard error. */
  complain(line: string): void;
};
