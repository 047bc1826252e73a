import { expect, test } from 'vitest';
import { setSpellCheck } from './spell-check';

function session() {
  const calls: unknown[] = [];
  return {
    calls,
    availableSpellCheckerLanguages: ['de', 'en-GB', 'en-US', 'fr'],
    setSpellCheckerEnabled: (isOn: boolean) => void calls.push(isOn),
    setSpellCheckerLanguages: (languages: string[]) => void calls.push(languages),
  };
}

const languages = ['de-AT', 'en-GB', 'tlh', 'de'];

test('wanted, it checks the languages of the system that there are dictionaries of', () => {
  const ours = session();
  expect(setSpellCheck(ours, { platform: 'linux', isWanted: true, languages })).toBe(true);
  expect(ours.calls).toEqual([true, ['de', 'en-GB']]);
});

test('not wanted, no language is named, so that nothing is downloaded', () => {
  const ours = session();
  expect(setSpellCheck(ours, { platform: 'win32', isWanted: false, languages })).toBe(false);
  expect(ours.calls).toEqual([false]);
});

test('a Mac checks with what it brings', () => {
  const ours = session();
  expect(setSpellCheck(ours, { platform: 'darwin', isWanted: false, languages })).toBe(true);
  expect(ours.calls).toEqual([]);
});
