import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoundPath } from '@shared/project/project';
import { nameStart } from './path-order';

// Fuzzy finder: the paths that match the query, the best ones first. It filters paths in slices, so that other work can
// run in between; the library sorts the remaining few.

export type PathQuery = {
  readonly query: string;
  readonly kinds: 'files' | 'folders' | 'both';
  readonly most: number;
};

/** The kinds of matches, best first: words in the name, letters in the name, then the same for the whole path. */
const tiers = ['name', 'letters-of-name', 'path', 'letters-of-path'] as const;
type Tier = (typeof tiers)[number];

/** Number of paths per slice. A slice takes a few milliseconds. */
const sliceLength = 8000;
/** Limit of sorted paths per tier. */
const mostRanked = 1000;

/** At most `most` paths, the best ones first. Empty for an empty query. `paths` are in the order of `path-order.ts`. */
export async function findPaths(paths: readonly string[], query: PathQuery): Promise<readonly FoundPath[]> {
  const needle = needleOf(query.query);
  if (needle.words.length === 0) return [];
  const candidates = await candidatesIn(paths, needle, query.kinds);
  const rank = await loadRanking();
  const found: FoundPath[] = [];
  for (const tier of tiers) {
    if (found.length >= query.most) break;
    found.push(...rank(candidates[tier], tier, needle));
  }
  return found.slice(0, query.most);
}

type Needle = { readonly words: readonly string[]; readonly letters: readonly string[] };

/** The words must occur in this order. `\` counts as `/`, as Windows users type it. */
function needleOf(query: string): Needle {
  const words = query.toLowerCase().replaceAll('\\', '/').replaceAll('"', '').split(/\s+/).filter(Boolean);
  return { words, letters: words.flatMap((word) => [...word]) };
}

type Candidates = Readonly<Record<Tier, string[]>>;

async function candidatesIn(
  paths: readonly string[],
  needle: Needle,
  kinds: PathQuery['kinds'],
): Promise<Candidates> {
  const found: Candidates = { name: [], 'letters-of-name': [], path: [], 'letters-of-path': [] };
  for (let from = 0; from < paths.length; from += sliceLength) {
    if (from > 0) await nextTurn();
    for (const path of paths.slice(from, from + sliceLength)) {
      if (kinds !== 'both' && path.endsWith('/') !== (kinds === 'folders')) continue;
      const tier = tierOf(path, needle);
      if (tier && found[tier].length < mostRanked) found[tier].push(path);
    }
    if (found.name.length === mostRanked) break;
  }
  return found;
}

/** The time grows only with the length of the path. */
function tierOf(path: string, { words, letters }: Needle): Tier | null {
  const text = sameLength(path.toLowerCase(), path);
  if (!holds(text, letters, 0)) return null;
  const name = nameStart(path);
  if (holds(text, words, name)) return 'name';
  if (holds(text, letters, name)) return 'letters-of-name';
  return holds(text, words, 0) ? 'path' : 'letters-of-path';
}

/** Some letters are longer in lower case, which would shift the positions of matches. */
function sameLength(lower: string, path: string): string {
  return lower.length === path.length ? lower : path;
}

/** Whether the parts occur one after another. */
function holds(text: string, parts: readonly string[], start: number): boolean {
  let from = start;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

type Rank = (paths: readonly string[], tier: Tier, needle: Needle) => FoundPath[];

/** Loads the library at the first search. */
async function loadRanking(): Promise<Rank> {
  const { default: UFuzzy } = await import('@leeoniya/ufuzzy');
  // Everything between blanks is one word, and every character is literal.
  const fuzzy = new UFuzzy({ interSplit: '\\s+', intraSplit: null, intraContr: '(?!)', compare: byLength });
  return (unordered, tier, { words, letters }) => {
    const paths = unordered.toSorted((a, b) => byLength(a, b) || byText(a, b));
    const isInName = tier === 'name' || tier === 'letters-of-name';
    const parts = tier === 'name' || tier === 'path' ? words : letters;
    const quoted = parts.map((part) => `"${part}"`).join(' ');
    const texts = isInName ? paths.map((path) => path.slice(nameStart(path))) : [...paths];
    const [, info, order] = fuzzy.search(texts, quoted, 0, mostRanked);
    return (order ?? []).flatMap((place) => {
      const path = paths[info?.idx[place] ?? -1];
      if (path === undefined) return [];
      return foundPath(path, pairsOf(info?.ranges[place] ?? [], isInName ? nameStart(path) : 0));
    });
  };
}

function byLength(a: string, b: string): number {
  return a.length - b.length;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function foundPath(path: string, matched: FoundPath['matched']): FoundPath {
  return path.endsWith('/')
    ? { kind: 'folder', path: path.slice(0, -1), matched }
    : { kind: 'file', path, matched };
}

/** Adjacent letters become one range. */
function pairsOf(ranges: readonly number[], offset: number): FoundPath['matched'] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [from, to] = [(ranges[at] ?? 0) + offset, (ranges[at + 1] ?? 0) + offset];
    const last = pairs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else pairs.push([from, to]);
  }
  return pairs;
}
