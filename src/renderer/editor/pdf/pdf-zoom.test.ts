import { expect, it } from 'vitest';
import { factorFor, nextZoom, pixelsPerPoint, zoomKey } from './pdf-zoom';

it('goes from one usual factor to the next, and no further than the last', () => {
  expect([nextZoom(1, 'in'), nextZoom(1, 'out')]).toEqual([1.1, 0.9]);
  expect([nextZoom(4, 'in'), nextZoom(0.25, 'out')]).toEqual([4, 0.25]);
});

it('takes no step that nobody would see', () => {
  expect([nextZoom(0.999, 'in'), nextZoom(1.001, 'out')]).toEqual([1.1, 0.9]);
  expect([nextZoom(0.8, 'in'), nextZoom(0.8, 'out')]).toEqual([0.9, 0.75]);
});

it('fits the page into the room there is, within what can be read', () => {
  expect(nextZoom(2, 'fit')).toBe('fit-width');
  expect(factorFor('fit-width', 600, 600 * pixelsPerPoint)).toBe(1);
  expect(factorFor('fit-width', 600, 10)).toBe(0.25);
  expect(factorFor('fit-width', 10, 4000)).toBe(4);
  expect(factorFor(1.5, 600, 10)).toBe(1.5);
});

it('has keys as browsers do, without a modifier', () => {
  expect(['+', '=', '-', '0', 'a'].map(zoomKey)).toEqual(['in', 'in', 'out', 'fit', null]);
});
