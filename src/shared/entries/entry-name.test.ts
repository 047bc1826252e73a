import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { nameFault, nameRulesOf } from './entry-name';

const fault = (name: string, rules: 'posix' | 'windows' = 'posix') => {
  const text = nameFault(name, rules);
  return text === null ? null : say(text);
};

it.each([
  'a.ts',
  '.env',
  ' a',
  'a b',
  '-rf',
  '…',
  'con',
  'a:b',
  'a\\b',
  'end.',
  'é'.repeat(127),
  '👩\u200d💻',
  '❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  'می\u200cخواهم',
  'a\u3000b',
])('“%s” is a name', (name) => expect(fault(name)).toBeNull());

it.each([
  ['', 'Type a name.'],
  ['.', '“.” refers to a folder and cannot be a name.'],
  ['..', '“..” refers to a folder and cannot be a name.'],
  ['a\0b', 'A name cannot contain a NUL character.'],
  ['a/b', 'A name cannot contain “/”.'],
  [' ', 'A name needs a visible character.'],
  ['\u3000\u2800', 'A name needs a visible character.'],
  ['\u200d', 'A name needs a visible character.'],
  ['\u034f', 'A name needs a visible character.'],
  ['a\u00adb', 'A name cannot contain the invisible character U+00AD.'],
  ['a\u034fb', 'A name cannot contain the invisible character U+034F.'],
  ['a\u200e.ts', 'A name cannot contain the invisible character U+200E.'],
  ['a\u202egnp.exe', 'A name cannot contain the invisible character U+202E.'],
  ['a\ufeff', 'A name cannot contain the invisible character U+FEFF.'],
  ['a\tb', 'A name cannot contain control characters.'],
  ['é'.repeat(128), 'The name is too long.'],
  ['🐟'.repeat(64), 'The name is too long.'],
])('“%s” is none', (name, why) => {
  expect(fault(name)).toBe(why);
  expect(fault(name, 'windows') === null).toBe(why === 'The name is too long.');
});

it.each([
  ['a:b', 'A name cannot contain “:”.'],
  ['a\\b', 'A name cannot contain “\\”.'],
  ['a\tb', 'A name cannot contain control characters.'],
  ['a.', 'On Windows a name cannot end with a dot or a space.'],
  ['a ', 'On Windows a name cannot end with a dot or a space.'],
  ['con', 'Windows reserves the name “con”.'],
  ['NUL.txt', 'Windows reserves the name “NUL.txt”.'],
  ['com¹', 'Windows reserves the name “com¹”.'],
  ['a'.repeat(256), 'The name is too long.'],
])('“%s” is none on Windows', (name, why) => expect(fault(name, 'windows')).toBe(why));

it('console.ts and com0 are names on Windows too', () => {
  expect([fault('console.ts', 'windows'), fault('com0', 'windows'), fault('com10', 'windows')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a root tells whose rules hold', () => {
  expect(['/home/a', 'C:\\a', '\\\\server\\a'].map(nameRulesOf)).toEqual(['posix', 'windows', 'windows']);
});
