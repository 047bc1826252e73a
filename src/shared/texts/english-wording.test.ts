import { expect, it } from 'vitest';
import { english } from './english';
import { createEnglishWording } from './english-wording';
import { countedBy } from './forms';
import { createI18nextWording } from './i18next-wording';

const forms = Map.groupBy(Object.entries(english), ([name]) => name.split('_')[0] ?? '');
const keys = [...forms.keys()];
const own = createEnglishWording();
own.learn(english);
const theirs = createI18nextWording('en', english);

it('words every text as i18next does', () => {
  expect(keys.length).toBeGreaterThan(1000);
  expectSame(keys, 1);
});

it.each([0, 2, 1234])(
  'words every text with a number or a list as i18next does, with %d of them',
  (count) => {
    const counted = keys.filter(isCounted);
    expect(counted.length).toBeGreaterThan(100);
    expectSame(counted, count);
  },
);

function expectSame(some: readonly string[], count: number): void {
  const cases = some.flatMap((key) =>
    [paramsOf(key, count, '{{a}} $t(b) & “c”.'), paramsOf(key, count, '')].map((params) => ({ key, params })),
  );
  expect(cases.map(({ key, params }) => own.word(key, params))).toEqual(
    cases.map(({ key, params }) => theirs(key, params)),
  );
  expect(cases.filter(({ key, params }) => own.word(key, params) === undefined)).toEqual([]);
}

it('has no words where something that goes in is missing', () => {
  expect([own.word, theirs].map((word) => word('wire.no-handler', {}))).toEqual([undefined, undefined]);
  expect([own.word, theirs].map((word) => word('toString', {}))).toEqual([undefined, undefined]);
});

function isCounted(key: string): boolean {
  const texts = forms.get(key) ?? [];
  return texts.length > 1 || texts.some(([, words]) => /\{\{\w+, /.test(`${words}`));
}

/** A value for each name in any form of the text. */
function paramsOf(key: string, count: number, text: string): Record<string, unknown> {
  const slots = (forms.get(key) ?? []).flatMap(([, words]) => [
    ...`${words}`.matchAll(/\{\{(\w+)(?:, (\w+))?/g),
  ]);
  const counted = Object.entries(countedBy).find(([name]) => name === key)?.[1] ?? 'count';
  return Object.fromEntries([
    [counted, count],
    ...slots.map(([, name = '', format = '']) => [name, valueFor(format, count, text)]),
  ]);
}

function valueFor(format: string, count: number, text: string): unknown {
  if (['list', 'and', 'choices', 'sentences', 'quoted', 'blanks'].includes(format))
    return ['a', text].slice(0, count);
  if (['number', 'compact', 'tenths', 'padded', 'size', 'duration'].includes(format)) return count;
  return text || 'x';
}
