import { go } from 'fuzzysort';
import { locale } from '../../ui/locale';

// Fuzzy search over titles. Pure.

export type Titled = { readonly id: string; readonly title: string };

export type Match<Item> = {
  readonly item: Item;
  /** Indexes of the typed letters in the title. */
  readonly marked: readonly number[];
  readonly isRecent: boolean;
};

/**
 * Items whose title contains the typed letters in this order. Recently used items come first, the last used in front.
 * The others are sorted by how well they match, or by title while the field is empty.
 */
export function matchingTitles<Item extends Titled>(
  items: readonly Item[],
  typed: string,
  recent: readonly string[],
): readonly Match<Item>[] {
  const found = fitting(items, typed.trim());
  const rank = ({ item }: Match<Item>) => recent.indexOf(item.id);
  const matches = found.map((match) => ({ ...match, isRecent: recent.includes(match.item.id) }));
  return [
    ...matches.filter(({ isRecent }) => isRecent).toSorted((a, b) => rank(a) - rank(b)),
    ...matches.filter(({ isRecent }) => !isRecent),
  ];
}

type Found<Item> = Omit<Match<Item>, 'isRecent'>;

function fitting<Item extends Titled>(items: readonly Item[], typed: string): readonly Found<Item>[] {
  if (typed === '')
    return items
      .toSorted((a, b) => a.title.localeCompare(b.title, locale()))
      .map((item) => ({ item, marked: [] }));
  const results = go(typed, items, { key: ({ title }) => title, limit: 0, threshold: 0.3 });
  return results.map(({ obj, indexes }) => ({ item: obj, marked: indexes }));
}
