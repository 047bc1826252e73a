import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from '../app';
import { sceneOptions, scenes } from './scenes';

// Pictures of every scene in each language, theme and size, into `screens/`. They are looked at, not compared.

const languages = ['en', 'zh-Hans', 'de', 'fr'];
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 900, height: 600 },
];

test.describe.configure({ timeout: 60_000 });

for (const language of languages)
  for (const { name, options, settings, reach } of scenes)
    test.describe(`${language} ${name}`, () => {
      test.use({ ...sceneOptions, ...options, settings: JSON.stringify({ ...settings, language }) });
      test('is pictured', async ({ pilotfish }) => {
        await reach(pilotfish);
        const { page } = pilotfish;
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          for (const size of sizes) {
            await page.setViewportSize(size);
            const folder = path.join('screens', language, `${colorScheme}-${size.width}`);
            await mkdir(folder, { recursive: true });
            await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
          }
        }
      });
    });
