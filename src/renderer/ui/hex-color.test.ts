import { expect, it } from 'vitest';
import { hexOf } from './hex-color';

it('writes an opaque colour with six digits', () => {
  expect([hexOf('rgb(8, 101, 122)'), hexOf('rgb(255 255 255)'), hexOf('rgba(0, 0, 0, 1)')]).toEqual([
    '#08657a',
    '#ffffff',
    '#000000',
  ]);
});

it('writes what shines through with eight', () => {
  expect([hexOf('rgba(16, 32, 40, 0.5)'), hexOf('rgb(0 0 0 / 50%)')]).toEqual(['#10202880', '#00000080']);
});
