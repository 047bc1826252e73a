import { edit } from './calls';
import type { TestCall, TestQueue } from './test-queue';

// For tests of the queue: an edit of `src/a.txt` that waits for an answer.

/** The file before the edit, and with it. */
export const [unchanged, changed] = ['one\ntwo\nthree\n', 'one\nTWO\nthree\n'];

/** `more` are the calls of the same reply behind it. */
export async function askAboutEdit(test: TestQueue, ...more: readonly TestCall[]) {
  const path = await test.write('src/a.txt', unchanged);
  return { path, ...(await test.runToQuestion(edit(path, 'two', 'TWO'), ...more)) };
}
