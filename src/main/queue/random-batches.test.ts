import { expect, it, onTestFinished, vi } from 'vitest';
import { ofToday, seeds } from '../base/testing/share';
import { reviewAtRandom } from './testing/random-review';

// Random batches of edits. The user decides some in advance, in part, with own text or comments; files change on disk,
// two windows answer, and the application restarts. The bytes are those of a model written apart from the queue.

const batches = seeds(10, 2_000);

it(
  `${batches.length} batches by chance (${ofToday}) write what the user saw, and ask about everything else`,
  async () => {
    // Stops the clock, so that looking ahead never times out on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    for (const seed of batches) {
      const difference = await reviewAtRandom(seed).then(
        () => null,
        (error: unknown) => error,
      );
      expect(difference, `seed ${seed}`).toBeNull();
    }
  },
  60_000 + batches.length * 10_000,
);
