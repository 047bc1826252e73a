import { expect, it } from 'vitest';
import { nearestLine } from './nearest-line';

const text = 'import a from "a";\n\nexport function total(items) {\n  return items.length;\n}\n';

it('finds the line that is most like the first telling one', () => {
  expect(nearestLine(text, '\n{\nexport function totals(item) {')).toEqual({
    number: 3,
    text: 'export function total(items) {',
  });
});

it('finds none where nothing is alike, or nothing was asked', () => {
  expect(nearestLine(text, 'class Zebra extends Quagga')).toBeNull();
  expect(nearestLine(text, '  \n}\n')).toBeNull();
  expect(nearestLine('', 'x y z')).toBeNull();
});
