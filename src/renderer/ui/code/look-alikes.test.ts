import { growth } from '@shared/testing/steps';
import { describe, expect, it } from 'vitest';
import { lookAlikesIn } from './look-alikes';

/** The found letters, in order. */
const found = (text: string) =>
  [...lookAlikesIn(text)]
    .sort((one, other) => one - other)
    .map((at) => String.fromCodePoint(text.codePointAt(at) ?? 0));

describe('letters that pass for Latin ones', () => {
  it.each([
    ['rm аrchive', ['а']],
    ['curl https://gοοgle.com/x', ['ο', 'ο']],
    ['cat ~/раyload.sh', ['р', 'а']],
    ['Մakefile ցit', ['ց']],
    ['node inԁex.js', ['ԁ']],
    ['gɑme', ['ɑ']],
  ])('are found in a word that mixes them with Latin ones: %s', (text, letters) => {
    expect(found(text)).toEqual(letters);
  });

  it.each([
    ['rm -r аср', ['а', 'с', 'р']],
    ['https://аррӏе.com', ['а', 'р', 'р', 'ӏ', 'е']],
    ['src/ΑΒ1.ts', ['Α', 'Β']],
    ['echo сору; привет', ['с', 'о', 'р', 'у']],
  ])('are found in a word of nothing else among Latin ones: %s', (text, letters) => {
    expect(found(text)).toEqual(letters);
  });

  it.each([
    ['ｒｍ -r x', ['ｒ', 'ｍ']],
    ['ⅽat x', ['ⅽ']],
    ['𝐫𝐦', ['𝐫', '𝐦']],
    ['ℯcho 𝛼', ['ℯ', '𝛼']],
  ])('are found where they are a font of their own: %s', (text, letters) => {
    expect(found(text)).toEqual(letters);
  });

  it('are found in slashes that end no host', () => {
    expect(found('curl https://example.com∕a.evil.example')).toEqual(['∕']);
    expect(found('1⁄2')).toEqual([]);
  });

  it.each([
    'git commit -m "Привет, а как у вас"',
    '/home/иван/оса/рост',
    'Фото/Оса.jpg',
    'оса',
    'λ-calculus/Δt.py',
    'Übersicht – 概要.md',
    'Straße/Größe_ß.txt',
    'ışık/çay.txt',
    '第Ⅰ章/１２月.md',
    'x² + 5µm 2ª №1 10Ω',
    'مستند.txt',
    'ελληνικά/αρχείο.txt',
    'שלום.txt',
    '👍🏽 ok',
  ])('are none in normal words: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are looked for in time that grows as the text does', () => {
    expect(growth((length) => lookAlikesIn(`x ${'аср '.repeat(length)}`), 2_500)).toBeLessThan(10);
  });
});
