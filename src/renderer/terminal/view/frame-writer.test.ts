import { replayLimit } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { type After, createFrameWriter } from './frame-writer';

type Write = { readonly text: string; readonly after: After; readonly parsed: () => void };

function setUp() {
  const writes: Write[] = [];
  const done: string[] = [];
  const page = { hidden: false, frame: null as (() => void) | null };
  const writer = createFrameWriter({
    isHidden: () => page.hidden,
    onNextFrame(draw) {
      page.frame = draw;
      return () => {
        page.frame = null;
      };
    },
    write: (text, after, parsed) => void writes.push({ text, after, parsed }),
  });
  const drawFrame = () => {
    const { frame } = page;
    page.frame = null;
    frame?.();
  };
  const parseLast = () => writes.at(-1)?.parsed();
  const shown = () => writes.map(({ text, after }) => ({ text, after }));
  return {
    writer,
    shown,
    done,
    page,
    drawFrame,
    parseLast,
    add: (text: string) => writer.add(text, () => done.push(text)),
  };
}

describe('createFrameWriter', () => {
  it('writes once a frame whatever came since the last one', () => {
    const { add, shown, drawFrame, parseLast } = setUp();
    add('a');
    add('b');
    expect(shown()).toEqual([]);
    drawFrame();
    parseLast();
    add('c');
    drawFrame();
    expect(shown()).toEqual([
      { text: 'ab', after: 'all-before' },
      { text: 'c', after: 'all-before' },
    ]);
  });

  it('writes nothing more until what it wrote is on the screen', () => {
    const { add, shown, done, drawFrame, parseLast } = setUp();
    add('a');
    drawFrame();
    expect(done).toEqual(['a']);
    add('b');
    drawFrame();
    expect(done).toEqual(['a']);
    parseLast();
    drawFrame();
    expect(shown().map(({ text }) => text)).toEqual(['a', 'b']);
    expect(done).toEqual(['a', 'b']);
  });

  it('joins more in a flood, and does not wait once that is much', () => {
    const { add, shown, drawFrame, parseLast } = setUp();
    const [long, much] = ['x'.repeat(64 * 1024), 'y'.repeat(2 * 1024 * 1024)];
    const framesUntil = (count: number) => {
      let frames = 0;
      for (; shown().length < count; frames += 1) drawFrame();
      parseLast();
      return frames;
    };
    add(long);
    expect(framesUntil(1)).toBe(1);
    add('a');
    expect(framesUntil(2)).toBe(4);
    add('b');
    expect(framesUntil(3)).toBe(1);
    add(long);
    expect(framesUntil(4)).toBe(1);
    add(much);
    expect(framesUntil(5)).toBe(1);
  });

  it('starts over with a replay, and drops what it had not written', () => {
    const { writer, add, shown, done, drawFrame } = setUp();
    add('old');
    writer.restart('replay');
    add(' new');
    expect(done).toEqual(['old']);
    drawFrame();
    expect(shown()).toEqual([{ text: 'replay new', after: 'nothing' }]);
  });

  it('holds nothing back while the page is hidden, and shows the end when it is back', () => {
    const { add, shown, done, page, drawFrame } = setUp();
    page.hidden = true;
    const line = 'x'.repeat(replayLimit);
    for (let count = 0; count < 5; count += 1) add(line);
    add('the end');
    expect(done).toHaveLength(6);
    page.hidden = false;
    drawFrame();
    expect(shown()).toEqual([{ text: `${line}the end`, after: 'a-gap' }]);
  });

  it('waits for no frame any more once the page was hidden', () => {
    const { writer, add, done } = setUp();
    add('a');
    writer.hide();
    expect(done).toEqual(['a']);
  });

  it('writes nothing after its end', () => {
    const { writer, add, shown, done, drawFrame } = setUp();
    add('a');
    writer.dispose();
    drawFrame();
    expect(shown()).toEqual([]);
    expect(done).toEqual(['a']);
  });
});
