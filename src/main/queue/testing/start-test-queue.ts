import { onTestFinished } from 'vitest';
import { createTestQueue, removeTestPlace, type TestOptions, type TestQueue } from './test-queue';

/** A test queue that is closed, and its place removed, when the test is over. */
export async function startTestQueue(options: TestOptions = {}): Promise<TestQueue> {
  const test = await createTestQueue(options);
  onTestFinished(async () => {
    await test.close();
    await removeTestPlace(test);
  });
  return test;
}
