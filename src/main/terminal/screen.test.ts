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
      }, 'as-they-are');
      void screen.print('a');
      void screen.print('b');
    });
    expect(emitted).toEqual(['ab']);
  });

  it('gets the carriage returns a command’s output has not, also between two pieces', () => {
    const emitted: string[] = [];
    const screen = createScreen<string>((text) => emitted.push(text), 'cook');
    for (const piece of ['a\nb\r', '\nc\n', '\nd']) void screen.print(piece);
    screen.flush();
    expect(emitted.join('')).toBe('a\r\nb\r\nc\r\n\r\nd');
  });

  it('waits for the slowest window that is there, and not for one that left', async () => {
    const screen = createScreen<string>(() => undefined, 'as-they-are');
    screen.follow('fast');
    screen.follow('slow');
    const text = 'x'.repeat(lagLimit + 1);
    const held = screen.print(text);
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
    expect(screen.print('y')).toBeUndefined();
  });

  it('starts afresh with a window that takes a new snapshot', async () => {
    const screen = createScreen<string>(() => undefined, 'as-they-are');
    screen.follow('window');
    const held = screen.print('x'.repeat(lagLimit + 1));
    screen.follow('window');
    await held;
  });
});
