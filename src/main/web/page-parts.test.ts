import { describe, expect, it } from 'vitest';
import { countParts } from './page-parts';

const count = (html: string) => {
  const { elements, attributes } = countParts(html, 1000);
  return [elements, attributes];
};

describe('the parts of a page', () => {
  it.each([
    ['<p>a<br/>b</p>', 2, 0],
    ['<a href=/x title="y > z" hidden>', 1, 3],
    [`<p a=">" b1 b2 b3='<q>'>`, 1, 4],
    ['<p a="1"b="2"/c =3 d= 4>', 1, 4],
    ['<!-- <p a> --><i>', 1, 0],
    ['<script>x<b a="</script><p a b c>', 2, 3],
    ['<p a="never closed><b c>', 1, 1],
    ['1 < 2 <3 < p', 0, 0],
    ['<p =a ==b>', 1, 1],
  ])('in %s are counted as a browser splits them', (html, elements, attributes) => {
    expect(count(html)).toEqual([elements, attributes]);
    expect(countParts(html, 1000).mostAttributes).toBeLessThanOrEqual(attributes);
  });

  it('are counted no further than the limit', () => {
    const { elements } = countParts('<p>'.repeat(10_000), 100);
    expect(elements).toBe(101);
    expect(countParts(`<p ${'a '.repeat(10_000)}>`, 100).attributes).toBeLessThan(103);
  });
});
