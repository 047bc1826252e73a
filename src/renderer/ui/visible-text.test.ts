import { describe, expect, it } from 'vitest';
import { hasHiddenText, visibleText } from './visible-text';

describe('visibleText', () => {
  it('leaves what can be read as it is, in any script', () => {
    for (const text of ['src/parse.ts', 'Übersicht – 概要.md', 'مستند.txt', 'a b c', '👍🏽']) {
      expect(visibleText(text)).toBe(text);
      expect(hasHiddenText(text)).toBe(false);
    }
  });

  it('shows control characters', () => {
    expect(visibleText('a\tb\nc\rd\u001b[31m\u0000')).toBe('a⇥b⏎c␍d␛[31m‹U+0000›');
  });

  it('shows characters that turn the direction of reading', () => {
    expect(visibleText('invoice\u202egnp.exe')).toBe('invoice‹U+202E›gnp.exe');
    expect(visibleText('\u2066a\u2069\u200f')).toBe('‹U+2066›a‹U+2069›‹U+200F›');
  });

  it('shows zero-width characters and blanks that only look like one', () => {
    expect(visibleText('a\u200bb\ufeffc')).toBe('a‹U+200B›b‹U+FEFF›c');
    expect(visibleText('rm\u00a0-rf\u3000x')).toBe('rm⍽-rf‹U+3000›x');
  });

  it('shows tags and variation selectors beyond the basic plane', () => {
    expect(visibleText('x\u{e0041}\u{e0100}')).toBe('x‹U+E0041›‹U+E0100›');
  });

  it('says each time anew whether something is hidden', () => {
    expect([hasHiddenText('a\u200bb'), hasHiddenText('a\u200bb')]).toEqual([true, true]);
  });
});
