import type { Page } from '@playwright/test';

// What a way to run Pilotfish with a page is given, and what it gives.

export type OpenedShell = {
  readonly page: Page;
  secondWindow(): Promise<Page>;
  end(signal: NodeJS.Signals): Promise<void>;
};

export type ShellOptions = {
  readonly project: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
};
