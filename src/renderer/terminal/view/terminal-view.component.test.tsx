import { expect, it } from 'vitest';
import { show } from '../../testing/show';
import type { TerminalSize } from './keep-fitting';
import { createTerminalView } from './terminal-view';

it('larger text leaves room for fewer rows and columns, which its program is told of', async () => {
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
  view.setFontSize(25);
  view.setFontSize(12.5);
  const [large, small] = sizes;
  expect(large?.rows).toBeLessThan(small?.rows ?? 0);
  expect(large?.columns).toBeLessThan(small?.columns ?? 0);
  view.dispose();
});
