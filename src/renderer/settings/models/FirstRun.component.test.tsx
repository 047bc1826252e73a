import { speak } from '@shared/texts/speak';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { FirstRun } from './FirstRun';

// The first run in small windows, and in the languages with the longest words.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

afterEach(async () => {
  await speak('en');
  await page.viewport(1280, 800);
});

for (const [language, use] of [
  ['en', 'Use this model'],
  ['de', 'Dieses Modell verwenden'],
  ['fr', 'Utiliser ce modèle'],
] as const)
  it(`is there whole at 900 x 600 (${language})`, async () => {
    await speak(language);
    await page.viewport(900, 600);
    main.play({ settings: { probe: () => [] } });
    show(<FirstRun />);
    await expect.element(page.getByText(/Ollama/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: use })).toBeInViewport({ ratio: 1 });
    const choices = document.querySelector('form')?.parentElement;
    expect(choices?.scrollHeight).toBe(choices?.clientHeight);
  });

it('scrolls as one at twice the size, to its last word', async () => {
  await speak('fr');
  await page.viewport(720, 450);
  main.play({ settings: { probe: () => [] } });
  show(<FirstRun />);
  await expect.element(page.getByRole('button', { name: 'Chercher de nouveau' })).toBeVisible();
  const hint = page.getByText('Échap démarre avec le modèle de démo');
  const popup = page.getByRole('dialog').element();
  expect(popup.scrollWidth).toBe(popup.clientWidth);
  hint.element().scrollIntoView();
  await expect.element(hint).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('button', { name: 'Utiliser ce modèle' })).toBeInViewport({ ratio: 1 });
});

it('offers the shortcut for quick questions on the desktop, off until it is wanted', async () => {
  await page.viewport(1280, 800);
  const changes: unknown[] = [];
  main.play({ settings: { probe: () => [], set: (change: unknown) => void changes.push(change) } });
  Object.assign(window, { pilotfish: { send() {}, onFrame() {} } });
  onTestFinished(() => void Reflect.deleteProperty(window, 'pilotfish'));
  show(<FirstRun />);
  const offer = page.getByRole('switch', {
    name: 'Quick questions from any application with Ctrl+Shift+Space',
  });
  await expect.element(offer).not.toBeChecked();
  await offer.click();
  await expect
    .poll(() => changes)
    .toEqual([{ key: 'quickAsk.shortcut', value: 'CommandOrControl+Shift+Space' }]);
});
