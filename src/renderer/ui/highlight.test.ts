import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  it('turns code into spans that hold all of its text', () => {
    expect(highlight('ts', 'const a = "<b>";')).toEqual([
      { kind: 'span', className: 'hljs-keyword', children: [{ kind: 'text', text: 'const' }] },
      { kind: 'text', text: ' a = ' },
      { kind: 'span', className: 'hljs-string', children: [{ kind: 'text', text: '"<b>"' }] },
      { kind: 'text', text: ';' },
    ]);
  });

  it('leaves an unknown language and very long code plain', () => {
    expect(highlight('no-such-language', 'a')).toBeNull();
    expect(highlight('ts', 'a'.repeat(60_001))).toBeNull();
  });
});
