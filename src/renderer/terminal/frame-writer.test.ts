import { replayLimit } from '@shared/terminal';
import { describe, expect, it } from 'vitest';
import { createFrameWriter } from './frame-writer';

type Write = { readonly text: string; readonly fromScratch: boolean; readonly parsed: () => void };

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
    write: (text, { fromScratch }, parsed) => void writes.push({ text, fromScratch, parsed }),
  });
  const drawFrame = () => {
    const { frame } = page;
    page.frame = null;
    frame?.();
  };
  const shown = () => writes.map(({ text, fromScratch }) => ({ text, fromScratch }));
  return {
    writer,
    writes,
    shown,
    done,
    page,
    drawFrame,
    add: (text: string) => writer.add(text, () => done.push(text)),
  };
}

describe('createFrameWriter', () => {
  it('writes once a frame whatever came since the last one', () => {
    const { add, shown, drawFrame } = setUp();
    add('a');
    add('b');
    expect(shown()).toEqual([]);
    drawFrame();
    add('c');
    drawFrame();
    expect(shown()).toEqual([
      { text: 'ab', fromScratch: false },
      { text: 'c', fromScratch: false },
    ]);
  });

  it('says that text is dealt with only once it was parsed', () => {
    const { add, writes, done, drawFrame } = setUp();
    add('a');
    drawFrame();
    expect(done).toEqual([]);
    writes[0]?.parsed();
    expect(done).toEqual(['a']);
  });

  it('starts over with a replay, and drops what it had not written', () => {
    const { writer, add, shown, done, drawFrame } = setUp();
    add('old');
    writer.restart('replay');
    add(' new');
    drawFrame();
    expect(shown()).toEqual([{ text: 'replay new', fromScratch: true }]);
    expect(done).toEqual(['old']);
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
    expect(shown()).toEqual([{ text: `${line}the end`, fromScratch: true }]);
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
