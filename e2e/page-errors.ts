import type { Page } from '@playwright/test';

// Uncaught exceptions in the pages of a test, and all violations of the content policy.

export type PageErrors = {
  watch(page: Page): void;
  /** Ignores errors from now on: loads that fail while the process ends are no fault. */
  stop(): void;
  /** Counts errors again, for the next process. */
  resume(): void;
  readonly all: readonly string[];
};

export function createPageErrors(): PageErrors {
  const all: string[] = [];
  let counts = true;
  const add = (error: string) => {
    if (counts) all.push(error);
  };
  return {
    all,
    watch(page) {
      page.on('pageerror', (error) => add(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) add(message.text());
      });
    },
    stop() {
      counts = false;
    },
    resume() {
      counts = true;
    },
  };
}
