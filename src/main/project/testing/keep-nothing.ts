import type { ChangeKeeper } from '../old-version';

/** For tests that are about something else: nothing can be taken back. */
export const keepNothing: ChangeKeeper = {
  keepContent: async () => 'kept',
  keepCopy: () => Promise.reject(new Error('nothing is kept here')),
  fileChanged() {},
  lookAgain: ({ handle }) => void handle.close(),
};
