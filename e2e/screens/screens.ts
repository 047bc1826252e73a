import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { test } from '../app';
import { type Scene, type Size, sceneOptions } from './scene';
import { scenes } from './scenes';
import { settled } from './settled';

// Pictures of every scene in each language, size and theme, into `screens/`. They are looked at, not compared.

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
        test('is pictured', async ({ pilotfish }) => {
          await speak(language);
          const forcedColors = scene.forcedColors ? 'active' : null;
          await pilotfish.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors });
          await scene.reach(pilotfish);
          for (const size of group)
            await picture(pilotfish.page, path.join('screens', language), scene.name, size);
        });
      });

/** Each list is gone through in one window. */
function sizeGroups({ sizes: own = sizes, afresh }: Scene): readonly (readonly Size[])[] {
  return afresh ? own.map((size) => [size]) : [own];
}

async function picture(page: Page, folder: string, name: string, size: Size): Promise<void> {
  await page.setViewportSize(size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const ofLook = path.join(folder, `${colorScheme}-${size.width}`);
    await mkdir(ofLook, { recursive: true });
    await page.screenshot({ path: path.join(ofLook, `${name}.png`), animations: 'disabled' });
  }
}
