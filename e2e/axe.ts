import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

// Checks the screen with axe in both themes. The whole page is light in a large window and dark in a small one;
// afterwards its size is as before.

type ColorScheme = 'light' | 'dark';
type Size = { readonly width: number; readonly height: number };

const sizes: Readonly<Record<ColorScheme, Size>> = {
  light: { width: 1440, height: 900 },
  dark: { width: 1024, height: 700 },
};

/** A part has other colours in the other theme, and is the same otherwise. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

export function expectAccessible(page: Page, what: string): Promise<void> {
  return expectPageAccessible(page, what, []);
}

/** The same with a menu open, which is a separate layer outside all landmarks. */
export function expectMenuAccessible(page: Page, what: string): Promise<void> {
  return expectPageAccessible(page, what, ['region']);
}

/** `what` names the screen in the report. */
async function expectPageAccessible(page: Page, what: string, without: readonly string[]): Promise<void> {
  // Electron's windows have a size of their own.
  const before =
    page.viewportSize() ?? (await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  for (const theme of await themesOf(page)) {
    await page.setViewportSize(sizes[theme]);
    await showTheme(page, theme);
    await expectNothingFound(page.locator('html'), `${what}, ${theme}`, { rules: off(without) });
  }
  await page.setViewportSize(before);
}

/** Checks one part after a check of the whole page. This takes a fraction of the time. */
export async function expectPartAccessible(part: Locator, what: string): Promise<void> {
  await expect(part).toBeVisible();
  const [now, other] = await themesOf(part.page());
  await showTheme(part.page(), now);
  await expectNothingFound(part, `${what}, ${now}`, {});
  await showTheme(part.page(), other);
  await expectNothingFound(part, `${what}, ${other}`, { runOnly: rulesOfColours });
}

/** Both themes. The one that is shown comes first, because a change of the theme takes long. */
async function themesOf(page: Page): Promise<readonly [ColorScheme, ColorScheme]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? ['dark', 'light'] : ['light', 'dark'];
}

async function showTheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settled);
}

async function expectNothingFound(part: Locator, what: string, options: RunOptions): Promise<void> {
  const found = (await barriersIn(part, options)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found, what).toEqual([]);
}

function off(rules: readonly string[]): RunOptions['rules'] {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

/** axe's findings in the page. */
export function barriersOn(page: Page): Promise<readonly Result[]> {
  return barriersIn(page.locator('html'), {});
}

async function barriersIn(part: Locator, options: RunOptions): Promise<readonly Result[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await part.evaluate(
    async (element, options) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run(element, options)).violations;
    },
    { ...options, resultTypes: ['violations' as const] },
  );
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
