import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { VirtualList, VirtualRows } from './VirtualList';

const rows = Array.from({ length: 1000 }, (_, index) => index);

/** Resolves after the page shows the effect of the scrolling. */
function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The row that gets a press in the middle of the element, right after the scrolling has started. */
async function pressedWhileScrolling(scroller: Element): Promise<string | null | undefined> {
  const scrolled = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
  scroller.scrollTop = 40;
  await scrolled;
  await drawn();
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
}

it('lets a row of a list be pressed while the list scrolls', async () => {
  show(
    <div style={{ height: 200 }}>
      <VirtualList role="list" data={rows} itemSize={20}>
        {(row) => <div key={row} style={{ height: 20 }}>{`Row ${row}`}</div>}
      </VirtualList>
    </div>,
  );
  const list = page.getByRole('list');
  await expect.element(list.getByText('Row 3', { exact: true })).toBeVisible();
  expect(await pressedWhileScrolling(list.element())).toBe('Row 7');
});

it('lets rows in a scrolling element of somebody else’s be pressed', async () => {
  show(
    <section aria-label="Room" style={{ height: 200, overflow: 'auto' }}>
      <VirtualRows as="ul" item="li" data={rows} itemSize={20}>
        {(row) => <span key={row} style={{ display: 'block', height: 20 }}>{`Row ${row}`}</span>}
      </VirtualRows>
    </section>,
  );
  const room = page.getByRole('region', { name: 'Room' });
  await expect.element(room.getByText('Row 3', { exact: true })).toBeVisible();
  expect(await pressedWhileScrolling(room.element())).toBe('Row 7');
});
