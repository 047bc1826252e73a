import { describe, expect, it } from 'vitest';
import { decode, encode } from './encoding';

describe('encode and decode', () => {
  it('carry plain values, nested, unchanged', () => {
    const value = {
      text: 'é\u{1f41f}',
      number: -1.5,
      yes: true,
      nothing: null,
      list: [1, ['a', { deep: '' }]],
    };
    expect(decode(encode(value))).toEqual(value);
  });

  it('drop properties that are undefined', () => {
    expect(encode({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it.each([
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['a bigint', 1n],
    ['bytes', new Uint8Array(1)],
    ['NaN', Number.NaN],
    ['undefined in an array', [undefined]],
    ['a function', () => {}],
  ])('refuse %s instead of bending it', (_name, value) => {
    expect(() => encode({ value })).toThrow(TypeError);
  });
});
