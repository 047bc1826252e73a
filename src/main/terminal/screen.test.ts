import { replayLimit } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { lagLimit } from './flow';
import { createScreen } from './screen';

describe('what goes to the windows', () => {
  it('is joined for a moment', async () => {
    const emitted: string[] = [];
    await new Promise<void>((resolve) => {
      const screen = createScreen<string>((text) => {
        emitted.push(text);
        resolve();
      });
      void screen.print(Buffer.from('a'));
      void screen.print(Buffer.from('b'));
    });
    expect(emitted).toEqual(['ab']);
  });

  it('comes at once after a silence, and then joined', async () => {
    const emitted: string[] = [];
    await new Promise<void>((resolve) => {
      const screen = createScreen<string>((text) => {
        emitted.push(text);
        if (text === 'bc') resolve();
      });
      screen.follow('window');
      for (const text of ['a', 'b', 'c']) void screen.print(Buffer.from(text));
      expect(emitted).toEqual(['a']);
    });
    expect(emitted).toEqual(['a', 'bc']);
  });

  it('is only its end while nobody looks, and all of it for somebody who does', () => {
    const emitted: string[] = [];
    const screen = createScreen<string>((text) => emitted.push(text));
    for (let count = 0; count < 20; count += 1) void screen.print(Buffer.alloc(64 * 1024, 'x'));
    screen.flush();
    expect(emitted.join('').length).toBe(replayLimit);
    screen.follow('window');
    for (let count = 0; count < 20; count += 1) void screen.print(Buffer.alloc(64 * 1024, 'y'));
    screen.flush();
    expect(emitted.join('').length).toBe(replayLimit + 20 * 64 * 1024);
  });

  it('loses no title and no mode, however much is printed while nobody looks', () => {
    const emitted: string[] = [];
    const screen = createScreen<string>((text) => emitted.push(text));
    const flood = Buffer.alloc(64 * 1024, 'x');
    for (let count = 0; count < 10; count += 1) void screen.print(flood);
    void screen.print(Buffer.from('\u001b[?1049h\u001b]0;title\u0007'));
    for (let count = 0; count < 10; count += 1) void screen.print(flood);
    screen.flush();
    expect(emitted.join('')).toContain('\u001b[?1049h\u001b]0;title\u0007');
  });

  it('waits for the slowest window that is there, and not for one that left', async () => {
    const screen = createScreen<string>(() => undefined);
    screen.follow('fast');
    screen.follow('slow');
    const text = 'x'.repeat(lagLimit + 1);
    const held = screen.print(Buffer.from(text));
    expect(held).toBeInstanceOf(Promise);
    screen.acknowledge('fast', text.length);
    let isOpen = false;
    void held?.then(() => {
      isOpen = true;
    });
    await Promise.resolve();
    expect(isOpen).toBe(false);
    screen.leave('slow');
    await held;
    expect(screen.print(Buffer.from('y'))).toBeUndefined();
  });

  it('starts afresh with a window that takes a new snapshot', async () => {
    const screen = createScreen<string>(() => undefined);
    screen.follow('window');
    const held = screen.print(Buffer.alloc(lagLimit + 1, 'x'));
    screen.follow('window');
    await held;
  });
});
