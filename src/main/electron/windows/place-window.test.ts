import { expect, test } from 'vitest';
import { besideOthers, onScreen } from './place-window';

const screen = { x: 0, y: 25, width: 1920, height: 1055 };
const right = { x: 1920, y: 0, width: 1280, height: 1000 };
const place = { x: 10, y: 30, width: 1000, height: 700 };

test('a place on any of the screens is kept as it is', () => {
  expect(onScreen(place, [screen, right], screen)).toEqual(place);
  const onRight = { ...place, x: 2000 };
  expect(onScreen(onRight, [screen, right], screen)).toEqual(onRight);
});

test.each([
  ['right of all', { ...place, x: 5000 }, { ...place, x: 920 }],
  ['above', { ...place, y: -900 }, { ...place, y: 25 }],
  ['below the last line', { ...place, y: 1070 }, { ...place, y: 380 }],
  ['left but for a sliver', { ...place, x: -950 }, { ...place, x: 0 }],
  [
    'of a larger screen',
    { x: 4000, y: 0, width: 3840, height: 2160 },
    { x: 0, y: 25, width: 1920, height: 1055 },
  ],
])('one that cannot be reached comes onto the screen that is there: %s', (_where, gone, expected) => {
  expect(onScreen(gone, [screen], screen)).toEqual(expected);
});

test('a window goes as far aside as it takes to hide no other one', () => {
  expect(besideOthers(place, [])).toEqual(place);
  expect(besideOthers(place, [{ ...place, x: 300 }])).toEqual(place);
  const second = { ...place, x: 38, y: 58 };
  expect(besideOthers(place, [place])).toEqual(second);
  expect(besideOthers(place, [second, place])).toEqual({ ...place, x: 66, y: 86 });
});
