import { describe } from 'vitest';
import { sandbox } from '../../sandbox/testing/in-sandbox';
import type { Sandbox } from '../../sandbox/wrap-command';

// For tests of commands: runs each test also in the sandbox, if this machine has one.

export { sandbox };

/** Null: without the sandbox. */
export type Within = { readonly sandbox: Sandbox | null };

export function twice(tests: (within: Within) => void): void {
  describe('without the sandbox:', () => tests({ sandbox: null }));
  inTheSandbox(() => tests({ sandbox }));
}

/** Tests for behavior that differs in the sandbox. */
export const inTheSandbox = (tests: () => void) => describe.runIf(sandbox !== null)('in the sandbox:', tests);
