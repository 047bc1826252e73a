import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

// Checks the screen with axe in both themes: light in a large window, dark in a small one. Afterwards it restores the
// size of the window.

const looks = [
  { colorScheme: 'light', size: { width: 1440, height: 900 } },
  { colorScheme: 'dark', size: { width: 1024, height: 700 } },
] as const;

/** `what` names the screen in the report. */
export function expectAccessible(page: Page, what: string): Promise<void> {
  return expectNothingFound(page, what, []);
}

/** The same with a menu open, which is a separate layer outside all landmarks. */
export function expectMenuAccessible(page: Page, what: string): Promise<void> {
  return expectNothingFound(page, what, ['region']);
}

async function expectNothingFound(page: Page, what: string, without: string[]): Promise<void> {
  // Electron's windows have a size of their own.
  const before =
    page.viewportSize() ?? (await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate(settled);
    const violations = await barriersOn(page, without);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect(found, `${what}, ${colorScheme}, ${size.width}×${size.height}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** axe's findings in the page, by all rules except those in `without`. */
export async function barriersOn(page: Page, without: readonly string[]): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    return (await inPage.run({ rules: off, resultTypes: ['violations'] })).violations;
  }, without);
}

/**
 * Waits until all colours have changed to the new theme. Ignores animations of hidden elements, which do not advance.
 */
async function settled(): Promise<void> {
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.target?.checkVisibility() === true &&
    effect.getComputedTiming().endTime !== Infinity;
  while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
}
