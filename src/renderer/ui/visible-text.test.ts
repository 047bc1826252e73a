import { speak } from '@shared/texts/speak';
import { say, textOf } from '@shared/texts/text';
import { afterEach, describe, expect, it } from 'vitest';
import { hasHiddenText, visibleLines, visiblePieces, visibleProse, visibleText } from './visible-text';

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

  it('shows letters that pass for Latin ones', () => {
    expect(visibleText('rm аrchive')).toBe('rm ‹U+0430›rchive');
    expect(visibleText('𝐫m ｘ')).toBe('‹U+1D42B›m ‹U+FF58›');
    expect([hasHiddenText('rm аrchive'), hasHiddenText('rm архив')]).toEqual([true, false]);
  });

  it('tells them in a part of a text by all of the text', () => {
    const visible = visiblePieces('rm аrchive\nx');
    expect([visible(3, 4), visible(4, 10), visible(0, 12, '\n')]).toEqual([
      '‹U+0430›',
      'rchive',
      'rm ‹U+0430›rchive\nx',
    ]);
    expect(visibleLines('rm аrchive\nx')).toBe('rm ‹U+0430›rchive\nx');
  });

  it('says each time anew whether something is hidden', () => {
    expect([hasHiddenText('a\u200bb'), hasHiddenText('a\u200bb')]).toEqual([true, true]);
  });
});

describe('visibleText of a text', () => {
  afterEach(() => speak('en'));

  it('shows what goes into it, and leaves its own words as they are, which have blanks of their own in French', async () => {
    await speak('fr');
    const told = textOf('saving.unread', { why: textOf('pdf.unreadable', { message: 'a\u202fb' }) });
    const shown = visibleText(told);
    expect(shown).toContain('a‹U+202F›b');
    expect(shown.replace('‹U+202F›', '\u202f')).toBe(say(told));
    expect(say(told).replace('a\u202fb', '')).toMatch(/[\u00a0\u202f]/);
  });

  it('leaves the breaks of what has lines', async () => {
    await speak('fr');
    const told = textOf('rule-files.in-file', { file: 'a\u200b', problem: 'b\nc\u00a0d' });
    expect(visibleLines(told)).toBe('a‹U+200B›\u00a0: b\nc⍽d');
  });

  it('shows what is in its lists', () => {
    const told = textOf('agents.unknown-tools', { tools: ['a\u200b', 'b'] });
    expect(visibleText(told)).toBe('Unknown tools: a‹U+200B›, b. The sub-agent works without them.');
  });
});

describe('visibleProse', () => {
  it('leaves letters of every script as they are, and shows what is hidden', () => {
    expect(visibleProse('Python, а C\u202e')).toBe('Python, а C‹U+202E›');
  });
});
