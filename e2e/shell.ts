import type { BrowserContext, Page } from '@playwright/test';

// The input and the result of each way to run Pilotfish with a page.

export type OpenedShell = {
  readonly page: Page;
  secondWindow(): Promise<Page>;
  end(signal: NodeJS.Signals): Promise<void>;
};

export type OpenShell = (context: BrowserContext, options: ShellOptions) => Promise<OpenedShell>;

export type ShellOptions = {
  readonly project: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
};
