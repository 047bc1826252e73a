/** Runs `action` for each item, `atOnce` at a time. The results are in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const some = async () => {
    for (const [at, item] of waiting) results[at] = await action(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, some));
  return results;
}
