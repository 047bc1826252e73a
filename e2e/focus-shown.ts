import { expect, type Page } from '@playwright/test';

// Checks that the focus is visible. The focused element, or the frame around it, has a ring or an underline. In a
// list the active row has it.

/** `after` names the step before, for the report. */
export async function expectFocusShown(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault), `the focus after ${after}`).toBeNull();
}

/** The problem with the focus, or null. */
function focusFault(): string | null {
  const at = document.activeElement;
  if (!at || at === document.body) return 'nothing has it';
  const named = document.getElementById(at.getAttribute('aria-activedescendant') ?? '');
  const { width, height, top, bottom, left, right } = (named ?? at).getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  // An editor shows its caret; its own field has no size.
  if (at.closest('.monaco-editor')) return null;
  const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`;
  if (width === 0 || height === 0 || !isInView) return `${name} is out of sight`;
  const hasRing = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isLined = element === at && boxShadow.includes('inset');
    return isLined || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
  };
  // In a list below a field the chosen row is the sign.
  if (named?.getAttribute('aria-selected') === 'true') return null;
  return [named, at, at.parentElement].some(hasRing) ? null : `${name} has no ring`;
}
