import { describe, expect, it } from 'vitest';
import { withFencedBlock } from './fenced-block';

describe('withFencedBlock', () => {
  it('puts the text behind what is there', () => {
    expect(withFencedBlock('Why this?\n', 'error: x  \n\n')).toBe('Why this?\n\n```\nerror: x\n```\n');
  });

  it('is all there is in an empty draft', () => {
    expect(withFencedBlock('', 'a')).toBe('```\na\n```\n');
  });

  it('cannot be ended by the text', () => {
    expect(withFencedBlock('', '````\nb')).toBe('`````\n````\nb\n`````\n');
  });
});
