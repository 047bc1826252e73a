import type { Page } from '@playwright/test';

/** A sentence for each pair of neighbouring controls that overlap. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const isPlaced = (control: Element) => /absolute|fixed/.test(getComputedStyle(control).position);
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.localName);
    const shown = [
      ...document.querySelectorAll(
        'button, a[href], input, select, textarea, [role="tab"], [role^="menuitem"]',
      ),
    ]
      .filter((control) => control.closest('.monaco-editor, .xterm') === null)
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => !isPlaced(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const siblings = Map.groupBy(shown, ({ control }) => control.parentElement);
    return [...siblings.values()].flatMap((group) =>
      group.flatMap((one, index) =>
        group
          .slice(index + 1)
          .filter(({ box }) => {
            const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
            const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
            return wide > slack && high > slack;
          })
          .map(({ control }) => `“${nameOf(one.control)}” and “${nameOf(control)}” cover each other`),
      ),
    );
  });
}
