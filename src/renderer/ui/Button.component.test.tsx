/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../testing/show';
import { Button } from './Button';

// The elements that move, and the users for whom they do not.

async function emulate(value: 'reduce' | 'no-preference' | ''): Promise<void> {
  const features = value === '' ? [] : [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

afterEach(() => emulate(''));

it.each([
  ['changes its colour over a moment', 'no-preference', true],
  ['changes its colour at once where the system is to move less', 'reduce', false],
] as const)('%s', async (_name, preference, moves) => {
  await emulate(preference);
  show(<Button onClick={() => {}}>Accept</Button>);
  const button = page.getByRole('button', { name: 'Accept' });
  await expect.element(button).toBeVisible();
  const { transitionDuration } = getComputedStyle(button.element());
  expect(Number.parseFloat(transitionDuration) > 0).toBe(moves);
});
