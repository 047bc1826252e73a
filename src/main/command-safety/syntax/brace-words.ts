import { textOf } from '@shared/texts/text';
import type { Value } from './command-reader';
import { NotUnderstood } from './not-understood';

// Brace expansion: `src/{a,b}.ts` and `{1..5}`, where nothing else stands in the word that bash would fill in.

/** The words it stands for. */
export function braceWords(source: string): readonly Value[] {
  const [, before = '', inside = '', after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(source) ?? [];
  const items = itemsOf(inside);
  if (items === null || !/^[\w@%+=:,./{}*?-]+$/.test(source) || before.endsWith('$'))
    throw new NotUnderstood(textOf('not-understood.word', { word: source.slice(0, 80) }));
  return items.map((item) => {
    const text = `${before}${item}${after}`;
    return { text, isPattern: /[*?[]/.test(text) };
  });
}

function itemsOf(inside: string): readonly string[] | null {
  const [, from, to] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(inside) ?? [];
  if (from === undefined || to === undefined)
    return inside.includes(',') && !inside.includes('..') ? inside.split(',') : null;
  // With zeros in front all of them get as many.
  if (/^0\d|^0\d/.test(`${from}`) || /^0\d/.test(to)) return null;
  const [first, last] = [Number(from), Number(to)];
  const count = Math.abs(last - first) + 1;
  if (count > mostItems) return null;
  return Array.from({ length: count }, (_, index) => String(first + (last < first ? -index : index)));
}

const mostItems = 50;
