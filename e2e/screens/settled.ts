import type { Page } from '@playwright/test';

/** Resolves when the page is complete: all has loaded, and for some frames nothing has changed. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const quietFrames = 12;
    const busy = '[aria-busy="true"], [class*="_loading_"]';
    const isLoading = () =>
      [...document.querySelectorAll(busy)].some((element) => element.checkVisibility()) ||
      [...document.images].some(({ complete }) => !complete) ||
      [...document.querySelectorAll('.monaco-editor')].some(
        (editor) => editor.checkVisibility() && editor.querySelector('.view-line') === null,
      );
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    // Ignores changes of text, because a clock changes all the time.
    observer.observe(document, { subtree: true, childList: true });
    await document.fonts.ready;
    while (quiet < quietFrames) {
      await new Promise(requestAnimationFrame);
      quiet = isLoading() ? 0 : quiet + 1;
    }
    observer.disconnect();
  });
}
