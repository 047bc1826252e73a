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
