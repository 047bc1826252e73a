import { describe, expect, it } from 'vitest';
import { createRingBuffer } from './ring-buffer';

describe('createRingBuffer', () => {
  it('is the last characters, whatever the pieces', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `${index} \u4f60 `).join('');
    for (const size of [1, 7, 100, 100_000]) {
      const tail = createRingBuffer(1000);
      const characters = [...text];
      for (let at = 0; at < characters.length; at += size)
        tail.push(Buffer.from(characters.slice(at, at + size).join('')));
      expect(tail.text()).toBe(text.slice(-1000));
    }
  });

  it('is all there is while that is little, and empty before', () => {
    const tail = createRingBuffer(10);
    expect(tail.text()).toBe('');
    tail.push(Buffer.from('abc'));
    tail.push(Buffer.alloc(0));
    expect(tail.text()).toBe('abc');
  });

  it('has no half of a character at its beginning', () => {
    const tail = createRingBuffer(3);
    tail.push(Buffer.from('\u{1f600}\u{1f600}'));
    expect(tail.text()).toBe('\u{1f600}');
  });

  it('starts over when it was taken', () => {
    const tail = createRingBuffer(10);
    tail.push(Buffer.from('abc'));
    expect(tail.take()).toBe('abc');
    tail.push(Buffer.from('d'));
    expect(tail.take()).toBe('d');
    expect(tail.take()).toBe('');
  });
});
