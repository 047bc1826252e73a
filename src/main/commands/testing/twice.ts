import { describe } from 'vitest';
import { sandbox } from '../../sandbox/testing/in-sandbox';
import type { Sandbox } from '../../sandbox/wrap-command';

// For tests of commands: what holds of them holds in the sandbox too, where this machine has one.

export { sandbox };

/** Null: without. */
export type Within = { readonly sandbox: Sandbox | null };

export function twice(tests: (within: Within) => void): void {
  describe('without the sandbox:', () => tests({ sandbox: null }));
  inTheSandbox(() => tests({ sandbox }));
}

/** What is another there, by what it is for. */
export const inTheSandbox = (tests: () => void) => describe.runIf(sandbox !== null)('in the sandbox:', tests);
