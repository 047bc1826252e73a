import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endKeyWait, setKeyWait, useKeyWait } from './key-wait';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  endKeyWait();
  vi.useRealTimers();
});

const kind = () => useKeyWait.getState().wait.kind;

it('is given up after a while, and what is said goes too', () => {
  setKeyWait({ kind: 'unknown', keys: 'Mod+K X' });
  vi.advanceTimersByTime(4000);
  setKeyWait({ kind: 'unknown', keys: 'Mod+K Y' });
  vi.advanceTimersByTime(4000);
  expect(kind()).toBe('unknown');
  vi.advanceTimersByTime(1000);
  expect(kind()).toBe('none');
});
