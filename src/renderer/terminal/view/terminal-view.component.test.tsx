import { expect, it, onTestFinished } from 'vitest';
import { show } from '../../testing/show';
import type { TerminalSize } from './keep-fitting';
import { createTerminalView, type TerminalView } from './terminal-view';

type Opened = {
  readonly view: TerminalView;
  readonly container: HTMLElement;
  readonly sizes: TerminalSize[];
};

async function openView(): Promise<Opened> {
  show(<div id="terminal" style={{ width: 600, height: 300 }} />);
  await expect.poll(() => document.querySelector('#terminal')).not.toBeNull();
  const container = document.querySelector<HTMLElement>('#terminal');
  if (!container) throw new Error('There is no room for the terminal.');
  const sizes: TerminalSize[] = [];
  const nothing = () => {};
  const view = createTerminalView(container, {
    kind: 'shell',
    label: 'Shell',
    screenReader: false,
    fontSize: 12.5,
    root: () => null,
    onInput: nothing,
    onSelection: nothing,
    onPaste: nothing,
    onCopy: nothing,
    onSearch: nothing,
    onLink: nothing,
    onFile: nothing,
    onResize: (size: TerminalSize) => sizes.push(size),
  });
  onTestFinished(view.dispose);
  return { view, container, sizes };
}

it('larger text leaves room for fewer rows and columns, which its program is told of', async () => {
  const { view, sizes } = await openView();
  view.setFontSize(25);
  view.setFontSize(12.5);
  const [large, small] = sizes;
  expect(large?.rows).toBeLessThan(small?.rows ?? 0);
  expect(large?.columns).toBeLessThan(small?.columns ?? 0);
});

it('without room it keeps a size that its program can bear, and fills its place again', async () => {
  const { container, sizes } = await openView();
  const rows = () => container.querySelectorAll('.xterm-rows > div').length;
  await expect.poll(rows).toBeGreaterThan(5);
  const before = rows();
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
  await expect.poll(rows).toBeLessThan(before);
  Object.assign(container.style, { width: '600px', height: '300px' });
  await expect.poll(rows).toBe(before);
  for (const size of sizes) {
    expect(size.columns).toBeGreaterThanOrEqual(2);
    expect(size.rows).toBeGreaterThanOrEqual(1);
  }
});
