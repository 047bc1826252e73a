import type { Page } from '@playwright/test';

// Exceptions that nobody caught in the pages of a test, and all that the content policy had to stop.

export type PageErrors = {
  watch(page: Page): void;
  /** From now on errors do not count: what is being loaded while the process ends fails, and that is no fault. */
  stop(): void;
  /** Counts again, for the process that is started next. */
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
