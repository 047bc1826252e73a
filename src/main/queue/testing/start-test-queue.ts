import { onTestFinished } from 'vitest';
import { createTestQueue, type TestOptions, type TestQueue } from './test-queue';

/** A test queue that closes, and removes its folders, at the end of the test. */
export async function startTestQueue(options: TestOptions = {}): Promise<TestQueue> {
  const test = await createTestQueue(options);
  onTestFinished(async () => {
    await test.close();
  });
  return test;
}
