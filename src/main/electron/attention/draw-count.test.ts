import { expect, it } from 'vitest';
import { type Bitmap, drawCount, emptyBitmap } from './draw-count';

/** A line for each row: `#` is ink, `o` the disc, `.` is transparent. */
function picture({ width, height, pixels }: Bitmap): readonly string[] {
  const mark = (at: number) => {
    if ((pixels[at + 3] ?? 0) < 0x80) return '.';
    return pixels[at] === 0xff ? '#' : 'o';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => mark((y * width + x) * 4)).join(''),
  );
}

it('draws a digit on a disc, and more than nine as 9+', () => {
  expect(picture(drawCount(emptyBitmap(11), 3, 11))).toEqual([
    '...ooooo...',
    '..ooooooo..',
    '.ooooooooo.',
    'oooo###oooo',
    'oooooo#oooo',
    'oooo###oooo',
    'oooooo#oooo',
    'oooo###oooo',
    '.ooooooooo.',
    '..ooooooo..',
    '...ooooo...',
  ]);
  expect(picture(drawCount(emptyBitmap(11), 12, 11)).slice(3, 8)).toEqual([
    'oo###oooooo',
    'oo#o#oo#ooo',
    'oo###o###oo',
    'oooo#oo#ooo',
    'oo###oooooo',
  ]);
});

it('stands in the lower right corner, and leaves the rest of the icon as it was', () => {
  const icon = { width: 16, height: 16, pixels: new Uint8Array(16 * 16 * 4).fill(0x40) };
  const drawn = drawCount(icon, 7, 11);
  const changed = Array.from({ length: 256 }, (_, at) => at).filter(
    (at) => drawn.pixels[at * 4] !== 0x40 || drawn.pixels[at * 4 + 3] !== 0x40,
  );
  expect(Math.min(...changed.map((at) => at % 16))).toBe(5);
  expect(Math.min(...changed.map((at) => Math.floor(at / 16)))).toBe(5);
  expect(Math.max(...changed)).toBeLessThan(256);
  expect(icon.pixels.every((byte) => byte === 0x40)).toBe(true);
});

it('no colour is brighter than its opacity lets it be', () => {
  const { pixels } = drawCount(emptyBitmap(16), 8, 16);
  for (let at = 0; at < pixels.length; at += 4)
    expect(Math.max(...pixels.subarray(at, at + 3))).toBeLessThanOrEqual(pixels[at + 3] ?? 0);
});
