import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import { test } from '../app';
import { type Size, sceneOptions } from './scene';
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
    for (const size of scene.sizes ?? sizes)
      test.describe(`${language} ${scene.name} ${size.width}`, () => {
        const settings = JSON.stringify({ ...scene.settings, language });
        test.use({ ...sceneOptions, ...scene.options, settings, viewport: size });
        test('is pictured', async ({ pilotfish }) => {
          await speak(language);
          const forcedColors = scene.forcedColors ? 'active' : null;
          await pilotfish.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors });
          await scene.reach(pilotfish);
          for (const colorScheme of ['light', 'dark'] as const) {
            const { page } = pilotfish;
            await page.emulateMedia({ colorScheme });
            await settled(page);
            const folder = path.join('screens', language, `${colorScheme}-${size.width}`);
            await mkdir(folder, { recursive: true });
            await page.screenshot({ path: path.join(folder, `${scene.name}.png`), animations: 'disabled' });
          }
        });
      });
