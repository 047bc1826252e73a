import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

// Checks the screen with axe in both themes. The whole page is light in a large window and dark in a small one;
// afterwards its size is as before.

type Look = {
  readonly colorScheme: 'light' | 'dark';
  /** Null: as it is. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly rules: 'all' | 'of-colours';
};

const ofPage: readonly Look[] = [
  { colorScheme: 'light', size: { width: 1440, height: 900 }, rules: 'all' },
  { colorScheme: 'dark', size: { width: 1024, height: 700 }, rules: 'all' },
];

/** In another theme a part has other colours, and is the same otherwise. */
const ofPart: readonly Look[] = [
  { colorScheme: 'light', size: null, rules: 'all' },
  { colorScheme: 'dark', size: null, rules: 'of-colours' },
];

const rulesOfColours = ['color-contrast', 'link-in-text-block'];

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
  for (const { colorScheme, size, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (size) await page.setViewportSize(size);
    await page.evaluate(settled);
    const violations = await barriersIn(part, optionsOf(rules, without));
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect(found, `${what}, ${colorScheme}, ${size?.width ?? before.width} px`).toEqual([]);
  }
  if (looks === ofPage) await page.setViewportSize(before);
}

/** axe's findings in the page. */
export function barriersOn(page: Page): Promise<readonly Result[]> {
  return barriersIn(wholeOf(page), optionsOf('all', []));
}

function optionsOf(rules: Look['rules'], without: readonly string[]): RunOptions {
  return {
    ...(rules === 'of-colours' && { runOnly: rulesOfColours }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
}

async function barriersIn(part: Locator, options: RunOptions): Promise<readonly Result[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await part.evaluate(async (element, options) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(element, options)).violations;
  }, options);
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
