import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ElectronApplication, Page } from '@playwright/test';

// The input and the result of each way to run Pilotfish with a page.

export type OpenedShell = {
  readonly page: Page;
  /** Missing for the served host. */
  readonly electron?: ElectronApplication;
  secondWindow(): Promise<Page>;
  end(signal: NodeJS.Signals): Promise<void>;
};

export type OpenShell = (context: BrowserContext, options: ShellOptions) => Promise<OpenedShell>;

export type ShellOptions = {
  readonly project: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
};

/** Ends a process. One that continues after the signal is killed, and fails the test. */
export async function endProcess(
  kill: (signal: NodeJS.Signals) => unknown,
  ended: Promise<unknown>,
  signal: NodeJS.Signals,
): Promise<void> {
  kill(signal);
  const stop = new AbortController();
  const late = setTimeout(15_000, 'late', stop).catch(() => null);
  const first = await Promise.race([ended, late]);
  stop.abort();
  if (first !== 'late') return;
  kill('SIGKILL');
  await ended;
  throw new Error(`Pilotfish still ran 15 s after ${signal}.`);
}
