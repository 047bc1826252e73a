import { describe, expect, it } from 'vitest';
import { whyNotOpened } from './link-question';

describe('whyNotOpened', () => {
  it('lets https out', () => {
    expect(whyNotOpened('https://example.com/a?b=c')).toBeNull();
  });

  it('keeps everything else in, with the reason', () => {
    expect(whyNotOpened('http://example.com')).toBe('Only https addresses are opened; this one is http.');
    expect(whyNotOpened('javascript:alert(1)')).toBe(
      'Only https addresses are opened; this one is javascript.',
    );
    expect(whyNotOpened('docs/readme.md')).toBe('This is not a complete address, so it cannot be opened.');
  });
});
