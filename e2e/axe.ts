import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

// Checks the screen with axe in both themes. The whole page is light in a large window and dark in a small one;
// afterwards its size is as before.

type Look = {
  readonly colorScheme: 'light' | 'dark';
  /** Null: as it is. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

const ofPage: readonly Look[] = [
  { colorScheme: 'light', size: { width: 1440, height: 900 } },
  { colorScheme: 'dark', size: { width: 1024, height: 700 } },
];

const ofPart: readonly Look[] = [
  { colorScheme: 'light', size: null },
  { colorScheme: 'dark', size: null },
];

type Screen = {
  readonly part: Locator;
  /** Names the screen in the report. */
  readonly what: string;
  /** The rules of axe that do not apply. */
  readonly without: readonly string[];
};

export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNothingFound({ part: wholeOf(page), what, without: [] }, ofPage);
}

/** Checks one part after a check of the whole page. This takes a third of the time. */
export async function expectPartAccessible(part: Locator, what: string): Promise<void> {
  await expect(part).toBeVisible();
  await expectNothingFound({ part, what, without: [] }, ofPart);
}

/** Checks the whole page with a menu open, which is a separate layer outside all landmarks. */
export async function expectMenuAccessible(page: Page, what: string): Promise<void> {
  await expectNothingFound({ part: wholeOf(page), what, without: ['region'] }, ofPage);
}

function wholeOf(page: Page): Locator {
  return page.locator('html');
}

async function expectNothingFound({ part, what, without }: Screen, looks: readonly Look[]): Promise<void> {
  const page = part.page();
  // Electron's windows have a size of their own.
  const before =
    page.viewportSize() ?? (await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (size) await page.setViewportSize(size);
    await page.evaluate(settled);
    const violations = await barriersIn(part, without);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect(found, `${what}, ${colorScheme}, ${size?.width ?? before.width} px`).toEqual([]);
  }
  if (looks === ofPage) await page.setViewportSize(before);
}

/** axe's findings in the page. */
export function barriersOn(page: Page): Promise<readonly Result[]> {
  return barriersIn(wholeOf(page), []);
}

/** The findings by all rules except those in `without`. */
async function barriersIn(part: Locator, without: readonly string[]): Promise<readonly Result[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await part.evaluate(async (element, rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    return (await inPage.run(element, { rules: off, resultTypes: ['violations'] })).violations;
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
