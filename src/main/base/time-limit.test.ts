import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeLimit } from './time-limit';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is over after its time, once', () => {
  const over = vi.fn();
  createTimeLimit(1_000).start(over);
  vi.advanceTimersByTime(999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(over).toHaveBeenCalledOnce();
});

it('does not count while anybody holds it, also from before its start', () => {
  const over = vi.fn();
  const limit = createTimeLimit(1_000);
  const first = limit.hold();
  limit.start(over);
  vi.advanceTimersByTime(5_000);
  first();
  vi.advanceTimersByTime(600);
  const [second, third] = [limit.hold(), limit.hold()];
  second();
  second();
  vi.advanceTimersByTime(5_000);
  third();
  vi.advanceTimersByTime(399);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

it('never ends without a time, nor once it is cleared', () => {
  const over = vi.fn();
  createTimeLimit(null).start(over);
  const limit = createTimeLimit(10);
  limit.start(over);
  const held = limit.hold();
  limit.clear();
  held();
  vi.advanceTimersByTime(10_000);
  expect(over).not.toHaveBeenCalled();
});
