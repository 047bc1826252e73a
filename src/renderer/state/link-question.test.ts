import { describe, expect, it } from 'vitest';
import { whyNotOpened } from './link-question';

describe('whyNotOpened', () => {
  it('lets https out', () => {
    expect(whyNotOpened('https://example.com/a?b=c')).toBeNull();
  });

  it('keeps everything else in, with the reason', () => {
    expect(whyNotOpened('http://example.com')).toBe(
      'Only https addresses can be opened. This one uses http.',
    );
    expect(whyNotOpened('javascript:alert(1)')).toBe(
      'Only https addresses can be opened. This one uses javascript.',
    );
    expect(whyNotOpened('docs/readme.md')).toBe('The address is incomplete, so it cannot be opened.');
  });
});
