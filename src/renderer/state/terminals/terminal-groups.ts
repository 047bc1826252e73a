// Groups of terminals that appear side by side. A group is one or more terminals, in order; each is in exactly one
// group. Pure.

export type Groups = readonly (readonly string[])[];

/** Removes closed terminals from the groups, and adds each new one as its own group at the end. */
export function currentGroups(groups: Groups, ids: readonly string[]): Groups {
  const placed = new Set<string>();
  const kept = groups.map((group) => {
    const here = [...new Set(group)].filter((id) => ids.includes(id) && !placed.has(id));
    for (const id of here) placed.add(id);
    return here;
  });
  return [
    ...kept.filter((group) => group.length > 0),
    ...ids.filter((id) => !placed.has(id)).map((id) => [id]),
  ];
}

/** `added` to the right of `id`. */
export function besides(groups: Groups, id: string, added: string): Groups {
  return groups
    .map((group) => group.filter((each) => each !== added))
    .filter((group) => group.length > 0)
    .map((group) => group.flatMap((each) => (each === id ? [each, added] : [each])));
}

/** `next` in the place of `id`, which leaves the groups. */
export function inPlaceOf(groups: Groups, id: string, next: string): Groups {
  return groups
    .map((group) => group.filter((each) => each !== next).map((each) => (each === id ? next : each)))
    .filter((group) => group.length > 0);
}

/** The terminal that comes to the front when `id` closes: its right neighbour, else its left one. */
export function neighbourOf(groups: Groups, id: string): string | null {
  const ids = groups.flat();
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}
