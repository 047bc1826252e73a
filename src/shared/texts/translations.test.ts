import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import chinese from './chinese.json' with { type: 'json' };
import { english } from './english';
import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import { createI18nextWording } from './i18next-wording';

describe.each([
  { language: 'zh-Hans', file: 'chinese.json', texts: chinese },
  { language: 'de', file: 'german.json', texts: german },
  { language: 'fr', file: 'french.json', texts: french },
])('the texts in $language', ({ language, file, texts }) => {
  it('have the keys of the English ones', () => {
    expect(keysOf(texts)).toEqual(keysOf(english));
  });

  it('have every key once', async () => {
    const lines = (await readFile(new URL(file, import.meta.url), 'utf8')).match(/^ {2}"[^"]+"/gm) ?? [];
    expect(lines.length).toBe(Object.keys(texts).length);
  });

  it('take what the English ones take', () => {
    const [theirs, ours] = [slotsOf(texts), slotsOf(english)];
    expect(theirs.size).toBeGreaterThan(1000);
    expect([...theirs].filter(([key, slots]) => `${slots}` !== `${ours.get(key)}`)).toEqual([]);
  });

  it('name a command before what the model says of it', () => {
    const title = texts['call-title.run-described'];
    expect(title.indexOf('{{command}}')).toBeGreaterThanOrEqual(0);
    expect(title).toMatch(/\{\{command\}\} ["„“«]\s?\{\{description\}\}/);
  });

  it('have every plural form of the language', () => {
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.map((form) => `_${form}`);
    const keys = new Set(keysOf(texts));
    const counted = Object.keys(english).flatMap((name) => name.match(/^(.+)_other$/)?.[1] ?? []);
    const missing = counted
      .filter((stem) => keys.has(stem.split('_')[0] ?? ''))
      .flatMap((stem) =>
        needed.map((form) => `${stem}${form}`).filter((name) => !Object.hasOwn(texts, name)),
      );
    expect(missing).toEqual([]);
  });

  it('are worded, each with formats that there are', () => {
    const word = createI18nextWording(language, texts);
    const silent = Object.entries(texts).filter(([key, words]) => word(key, paramsOf(words)) === undefined);
    expect(silent).toEqual([]);
  });
});

it('keeps French signs, and words behind a number, on the line of what they belong to', () => {
  const torn = / [:;!?»]|« |\{\{count(, (number|compact))?\}\} \p{L}|\{\{seconds\}\} \p{L}/u;
  const code = /`[^`]*`/g;
  expect(Object.entries(french).filter(([, words]) => torn.test(words.replaceAll(code, '')))).toEqual([]);
});

it('counts as each language does, and writes numbers and lists as it does', () => {
  const french = createI18nextWording('fr', {
    x_one: '{{count, number}} fichier',
    x_many: '{{count, number}} de fichiers',
    x_other: '{{count, number}} fichiers',
  });
  expect([0, 1, 2, 1_000_000].map((count) => french('x', { count }))).toEqual([
    '0 fichier',
    '1 fichier',
    '2 fichiers',
    '1\u202f000\u202f000 de fichiers',
  ]);
  const chinese = createI18nextWording('zh-Hans', { x_other: '{{count}} 个：{{files, list}}' });
  expect(chinese('x', { count: 1, files: ['a', 'b'] })).toBe('1 个：a、b');
  const size = createI18nextWording('zh-Hans', { x: '{{bytes, size}}' });
  expect([22, 2048].map((bytes) => size('x', { bytes }))).toEqual(['22 字节', '2 KB']);
  const wait = createI18nextWording('de', { x: '{{seconds, duration}}' });
  expect([90, 150, 300].map((seconds) => wait('x', { seconds }))).toEqual(['90 s', '2 min 30 s', '5 min']);
});

type Texts = Readonly<Record<string, string>>;

/** Without their forms. */
function keysOf(texts: Texts): readonly string[] {
  return [...new Set(Object.keys(texts).map((name) => name.split('_')[0] ?? ''))].sort();
}

/** The parameters of each text, by its key, in any of its forms. */
function slotsOf(texts: Texts): ReadonlyMap<string, readonly string[]> {
  const forms = Map.groupBy(Object.entries(texts), ([name]) => name.split('_')[0] ?? '');
  return new Map(
    [...forms].map(([key, texts]) => {
      const names = texts.flatMap(([, words]) =>
        [...words.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? ''),
      );
      // A language may express the count in words only.
      return [key, [...new Set(names)].filter((name) => name !== 'count').sort()];
    }),
  );
}

function paramsOf(words: string): Readonly<Record<string, unknown>> {
  const slots = [...words.matchAll(/\{\{(\w+)(?:, (\w+))?/g)];
  return Object.fromEntries(slots.map(([, name = '', format = '']) => [name, valueFor(format)]));
}

function valueFor(format: string): unknown {
  if (['list', 'and', 'choices', 'sentences', 'quoted', 'blanks'].includes(format)) return ['a', 'b'];
  return ['number', 'compact', 'tenths', 'padded', 'size', 'duration'].includes(format) ? 2 : 'x';
}
