// Search by words: the things whose name or description contains them.

type Named = { readonly name: string; readonly description: string };

/** The limit for each search by words; a name finds one thing. */
const mostFound = 10;

/** The thing of that name, else those with the most matching words, best first. */
export function foundByWords<Thing extends Named>(text: string, things: readonly Thing[]): readonly Thing[] {
  const named = things.filter(({ name }) => name === text);
  if (named.length > 0) return named;
  const wanted = wordsOf(text);
  return things
    .map((thing) => ({ thing, hits: hitsOf(thing, wanted) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, mostFound)
    .map(({ thing }) => thing);
}

/** A word in the name counts more than one in the description. */
function hitsOf({ name, description }: Named, wanted: readonly string[]): number {
  const [inName, inText] = [name.toLowerCase(), description.toLowerCase()];
  const hits = (word: string) => (inName.includes(word) ? 2 : 0) + (inText.includes(word) ? 1 : 0);
  return wanted.reduce((sum, word) => sum + hits(word), 0);
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])];
}
