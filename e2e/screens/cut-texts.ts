import type { Page } from '@playwright/test';

// Texts that do not fit: cut, spilling over their control, or outside the window.

/** A sentence for each. `own` are our own texts, which may not be cut even with an ellipsis. */
export function cutTexts(page: Page, own: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(find, [...own]);
}

/** Runs in the page, so all its functions are inside. */
function find(own: readonly string[]): string[] {
  const controls =
    'button, label, legend, h1, h2, h3, h4, h5, h6, th, kbd, [class*="badge" i], ' +
    ['button', 'tab', 'radio', 'switch', 'option'].map((role) => `[role="${role}"]`).join() +
    ', [role^="menuitem"]';
  // Drawn by libraries, or invisible.
  const left = '.monaco-editor, .xterm, .visually-hidden, .katex, svg';
  const ownWords = new Set(own);
  const slack = 1.5;
  type Sides = { readonly left: number; readonly right: number };
  const isWider = (text: Sides, box: Sides) => text.right > box.right + slack || text.left < box.left - slack;
  const isLower = (text: DOMRect, box: Element) => text.bottom > box.getBoundingClientRect().bottom + 3;
  const isShortened = (box: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1) ||
    (webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1);

  /** The fault of a text at this place; null if it is whole, or the user can scroll to it. */
  function faultOf(text: DOMRect, isOurs: boolean, from: Element, control: Element): string | null {
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // What follows it may be cut.
      const isWhole = !isWider(text, box.getBoundingClientRect()) && !isLower(text, box);
      if (isShortened(box, style)) return isOurs && !isWhole ? 'is cut with an ellipsis' : null;
      if (/auto|scroll/.test(style.overflowX)) return null;
      const isClipping = /hidden|clip/.test(style.overflowX);
      const sides = box.getBoundingClientRect();
      if (isClipping && sides.width <= 1) return null;
      if (isClipping && isWider(text, sides)) return 'is cut';
      const isCutBelow = text.bottom > sides.bottom + 3 || text.top < sides.top - 3;
      if (isClipping && control.contains(box) && isCutBelow) return 'is cut in its height';
      if (box === control && style.display !== 'contents' && isWider(text, sides))
        return 'spills over its control';
    }
    return isWider(text, { left: 0, right: innerWidth }) ? 'is outside the window' : null;
  }

  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const from = texts.currentNode.parentElement;
    const words = texts.currentNode.textContent?.trim();
    const control = from?.closest(controls);
    if (!from || !words || !control || from.closest(left)) continue;
    if (!from.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const fault = faultOf(range.getBoundingClientRect(), ownWords.has(words), from, control);
    if (fault) faults.add(`“${words}” ${fault} (${control.localName}.${control.classList[0] ?? ''})`);
  }
  return [...faults];
}
