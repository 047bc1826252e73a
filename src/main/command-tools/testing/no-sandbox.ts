import { textOf } from '@shared/texts/text';
import type { ProgramsMeans } from '../call-programs';

/** For tests: programs run without the sandbox, and only with the search path of the tests. */
export const withoutSandbox: ProgramsMeans = {
  environment: () => ({ PATH: process.env.PATH ?? '' }),
  sandbox: {
    use: async () => ({ kind: 'without', why: textOf('sandbox.off') }),
    place: async () => ({ kind: 'without', why: textOf('sandbox.off') }),
    sandbox: async () => null,
    setting: () => 'off',
  },
};
