import { expect, it, onTestFinished } from 'vitest';
import { whyNotOpened } from '../../state/link-question';
import { show } from '../../testing/show';
import { createTerminalView, type TerminalView, type TerminalViewOptions } from './terminal-view';

const nothing = () => {};
const options: TerminalViewOptions = {
  kind: 'shell',
  label: 'Shell',
  screenReader: false,
  fontSize: 12.5,
  root: () => '/project',
  onInput: nothing,
  onSelection: nothing,
  onPaste: nothing,
  onCopy: nothing,
  onSearch: nothing,
  onLink: nothing,
  onFile: nothing,
  onResize: nothing,
};

async function showTerminal(own: Partial<TerminalViewOptions>): Promise<TerminalView> {
  show(<div id="terminal" style={{ width: 600, height: 300 }} />);
  await expect.poll(() => document.querySelector('#terminal')).not.toBeNull();
  const container = document.querySelector<HTMLElement>('#terminal');
  if (!container) throw new Error('There is no room for the terminal.');
  const view = createTerminalView(container, { ...options, ...own });
  onTestFinished(view.dispose);
  return view;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('#terminal .xterm-rows > div')];

/** Prints the text and waits until its last line is on the screen. */
async function print(view: TerminalView, text: string): Promise<void> {
  view.output.add(`${text.replaceAll('\n', '\r\n')}\r\nprinted`, nothing);
  await expect.poll(() => rows().some(({ textContent }) => textContent.startsWith('printed'))).toBe(true);
}

it('larger text leaves room for fewer rows and columns, which its program is told of', async () => {
  const sizes: Parameters<TerminalViewOptions['onResize']>[0][] = [];
  const view = await showTerminal({ onResize: (size) => sizes.push(size) });
  view.setFontSize(25);
  view.setFontSize(12.5);
  const [large, small] = sizes;
  expect(large?.rows).toBeLessThan(small?.rows ?? 0);
  expect(large?.columns).toBeLessThan(small?.columns ?? 0);
});

it('without room it keeps a size that its program can bear, and fills its place again', async () => {
  const sizes: Parameters<TerminalViewOptions['onResize']>[0][] = [];
  await showTerminal({ onResize: (size) => sizes.push(size) });
  const container = document.querySelector<HTMLElement>('#terminal');
  if (!container) throw new Error('There is no room for the terminal.');
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const before = rows().length;
  const places = [
    [20, 20],
    [600, 0],
    [5, 300],
    [600, 30],
  ] as const;
  for (const [width, height] of places) {
    Object.assign(container.style, { width: `${width}px`, height: `${height}px` });
    container.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => rows().length).toBeLessThan(before);
  Object.assign(container.style, { width: '600px', height: '300px' });
  await expect.poll(() => rows().length).toBe(before);
  for (const size of sizes) {
    expect(size.columns).toBeGreaterThanOrEqual(2);
    expect(size.rows).toBeGreaterThanOrEqual(1);
  }
});

it('what is printed can neither set the clipboard or the title of the window, nor type', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const { title } = document;
  const typed: string[] = [];
  const view = await showTerminal({ onInput: (text) => typed.push(text) });
  const clipboard = '\x1b]52;c;ZXZpbA==\x07';
  const titleAndItsReport = '\x1b]0;rm -rf .\x07\x1b[21t';
  const settings = '\x1bP$qm\x1b\\\x1b]50;?\x07';
  await print(view, clipboard + titleAndItsReport + settings);
  expect([copied, typed, document.title]).toEqual([[], [], title]);
});

const widths = {
  'of other scripts': [
    '12345678|',
    '你好世界|',
    '안녕하세|',
    '日本語字|',
    'ｗｉｄｅ|',
    'e\u0301abcdefg|',
    '─│┌┐└┘█▓|',
  ],
  'with emoji': ['12345678|', '😀😎🚀🎉|', '👍🏽👨‍👩‍👧🇩🇪❤️|'],
};

it.each(Object.entries(widths))(
  'characters %s keep their cells, and none are drawn together',
  async (_, lines) => {
    const view = await showTerminal({});
    await print(view, lines.join('\n'));
    const [first = 0, ...others] = rows().flatMap((row) => {
      const bar = placeOf(row, '|');
      return bar === null ? [] : [Math.round(bar.left)];
    });
    expect(first).toBeGreaterThan(40);
    expect(others).toHaveLength(lines.length - 1);
    for (const end of others) expect(Math.abs(end - first)).toBeLessThanOrEqual(1);
    const drawn = document.querySelector('#terminal .xterm-rows');
    expect(drawn && getComputedStyle(drawn).fontVariantLigatures).toBe('none');
  },
);

it('a link is followed with Ctrl alone, and only one to https may be opened', async () => {
  const followed: string[] = [];
  const files: string[] = [];
  const view = await showTerminal({
    onLink: (url) => followed.push(url),
    onFile: (path, line) => files.push(`${path} ${line}`),
  });
  const link = (url: string, text: string) => `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`;
  await print(
    view,
    [
      link('https://example.org/docs?a=b', 'docs'),
      link('file:///etc/passwd', 'secret'),
      link('javascript:alert(1)', 'script'),
      'see https://example.com/plain for more',
      'src/sum.ts:3',
    ].join('\n'),
  );
  await click('docs', { ctrlKey: false });
  expect(followed).toEqual([]);
  for (const text of ['docs', 'https://example.com/plain', 'secret', 'script', 'src/sum.ts:3'])
    await click(text, { ctrlKey: true });
  expect(followed.map((url) => [url, whyNotOpened(url) === null])).toEqual([
    ['https://example.org/docs?a=b', true],
    ['https://example.com/plain', true],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
  ]);
  expect(files).toEqual(['src/sum.ts 3']);
});

/** The first place of the text in the row; null if it is not there. */
function placeOf(row: HTMLElement, text: string): DOMRect | null {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at === -1) continue;
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect();
  }
  return null;
}

/** The terminal searches for links where the pointer rests. */
async function click(text: string, { ctrlKey }: { readonly ctrlKey: boolean }): Promise<void> {
  const place = rows().flatMap((row) => placeOf(row, text) ?? [])[0];
  if (!place) throw new Error(`"${text}" is not on the screen.`);
  const screen = document.querySelector('#terminal .xterm-screen');
  const at = { clientX: place.left + 12, clientY: place.top + place.height / 2, bubbles: true, ctrlKey };
  screen?.dispatchEvent(new MouseEvent('mousemove', { ...at, clientY: at.clientY + 60 }));
  screen?.dispatchEvent(new MouseEvent('mousemove', at));
  await expect.poll(() => document.querySelector('#terminal .xterm-cursor-pointer')).not.toBeNull();
  for (const type of ['mousedown', 'mouseup']) screen?.dispatchEvent(new MouseEvent(type, at));
}
