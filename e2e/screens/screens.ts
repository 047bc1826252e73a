import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { expect, test } from '../app';
import { barriers } from './barriers';
import { cutTexts } from './cut-texts';
import { overlaps } from './overlaps';
import { ownWords } from './own-words';
import { type Scene, type Size, sceneOptions } from './scene';
import { scenes } from './scenes';
import { settled } from './settled';

// Pictures of every scene in each language, size and theme, in `screens/`, for a human review without comparison. A
// scene fails on automatic findings: texts that do not fit, controls that overlap, barriers.

const sizes: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 900, height: 600 },
];

for (const language of languages)
  for (const scene of scenes)
    for (const group of sizeGroups(scene))
      test.describe(`${language} ${scene.name} ${group.map(({ width }) => width).join(' ')}`, () => {
        const settings = JSON.stringify({ ...scene.settings, language });
        test.use({ ...sceneOptions, ...scene.options, settings, viewport: group[0] });
        test('is pictured, with nothing cut', async ({ pilotfish }) => {
          await speak(language);
          const forcedColors = scene.forcedColors ? 'active' : null;
          const contrast = scene.moreContrast ? 'more' : null;
          await pilotfish.page.emulateMedia({ reducedMotion: 'reduce', forcedColors, contrast });
          await scene.reach(pilotfish);
          const faults: string[] = [];
          for (const size of group) {
            await pilotfish.page.setViewportSize(size);
            const picture = { page: pilotfish.page, language, name: scene.name, size };
            // The findings are the same in each language.
            const hasAxe = language === 'en' && size === sizesOf(scene)[0];
            faults.push(...(await take(picture, hasAxe ? barriers : noBarriers)));
            const unfit = [
              ...(await cutTexts(pilotfish.page, await ownWords(language))),
              ...(await overlaps(pilotfish.page)),
            ];
            faults.push(...unfit.map((fault) => `${size.width}: ${fault}`));
          }
          expect(faults).toEqual([]);
        });
      });

/** One window takes each list of sizes. */
function sizeGroups(scene: Scene): readonly (readonly Size[])[] {
  return scene.afresh ? sizesOf(scene).map((size) => [size]) : [sizesOf(scene)];
}

function sizesOf(scene: Scene): readonly Size[] {
  return scene.sizes ?? sizes;
}

type Picture = {
  readonly page: Page;
  readonly language: string;
  readonly name: string;
  readonly size: Size;
};

/** Takes pictures in both themes. Returns the findings of `look` in each. */
async function take({ page, language, name, size }: Picture, look: typeof barriers): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const folder = path.join('screens', language, `${colorScheme}-${size.width}`);
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
    found.push(...(await look(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
}

async function noBarriers(): Promise<string[]> {
  return [];
}
