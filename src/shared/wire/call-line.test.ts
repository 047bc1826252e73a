import { describe, expect, it } from 'vitest';
import { createCallLine, type WaitingCall } from './call-line';

describe('the line of a window’s calls', () => {
  it('is served at once, in order, while the window reads', () => {
    const { enter, begun } = setUp();
    for (const name of ['first', 'second', 'third']) enter(name);
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('goes on, 64 calls at a time, as answers are made', async () => {
    const { enter, begun, finish } = setUp();
    for (let count = 0; count < 100; count += 1) enter(`call ${count}`);
    expect(begun).toHaveLength(64);
    await finish(10);
    expect(begun).toHaveLength(74);
  });

  it('stands still while the window does not read its answers, and goes on once it has', async () => {
    const { enter, begun, finish, setPending, drain } = setUp();
    for (let count = 0; count < 200; count += 1) enter(`call ${count}`);
    setPending(5 * 1024 * 1024);
    await finish(64);
    expect(begun).toHaveLength(64);
    setPending(0);
    drain();
    expect(begun).toHaveLength(128);
  });

  it('lets a few calls through to a window that is slow to read, so that it can stop a turn', () => {
    const { enter, begun, setPending } = setUp();
    setPending(5 * 1024 * 1024);
    enter('stop');
    expect(begun).toEqual(['stop']);
  });

  it('refuses what would make it too long', async () => {
    const { enter, finish } = setUp();
    for (let count = 0; count < 64; count += 1) enter(`call ${count}`);
    const half = 20 * 1024 * 1024;
    expect([enter('large', half), enter('larger', half), enter('small')]).toEqual([true, false, true]);
    await finish(2);
    expect(enter('larger', half)).toBe(true);
  });

  it('is empty when the window is gone', async () => {
    const { enter, begun, finish, close } = setUp();
    for (let count = 0; count < 100; count += 1) enter(`call ${count}`);
    close();
    await finish(64);
    expect(begun).toHaveLength(64);
  });
});

function setUp() {
  let pending = 0;
  let drain = () => {};
  let close = () => {};
  const begun: string[] = [];
  const finishers: (() => void)[] = [];
  const line = createCallLine({
    pending: () => pending,
    onDrain: (listener) => {
      drain = listener;
    },
    onClose: (listener) => {
      close = listener;
    },
  });
  const call = (name: string, size: number): WaitingCall => ({
    size,
    answer() {
      begun.push(name);
      return new Promise((resolve) => finishers.push(resolve));
    },
  });
  return {
    begun,
    enter: (name: string, size = 100) => line(call(name, size)),
    /** Answers this many of the running calls. */
    async finish(count: number) {
      for (const resolve of finishers.splice(0, count)) resolve();
      await Promise.resolve();
    },
    setPending(bytes: number) {
      pending = bytes;
    },
    drain: () => drain(),
    close: () => close(),
  };
}
