import type { ChangeKeeper } from '../old-version';

/** For tests about other subjects: stores nothing, so there is no undo. */
export const keepNothing: ChangeKeeper = {
  keepContent: async () => 'kept',
  keepCopy: () => Promise.reject(new Error('nothing is kept here')),
  fileChanged() {},
  lookAgain: ({ handle }) => void handle.close(),
};
