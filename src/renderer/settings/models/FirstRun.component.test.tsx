import { speak } from '@shared/texts/speak';
import { afterEach, beforeAll, expect, it } from 'vitest';
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
