import { foldFact } from '@shared/memory/memory';

/** The patch that adds `proposed` as a list item, with the user's `fact` in its place. */
export function patchWith(patch: string, proposed: string, fact: string): string {
  if (fact === proposed) return patch;
  const lines = patch.split('\n');
  const at = lines.lastIndexOf(`+- ${proposed}`);
  return at === -1 ? patch : lines.with(at, `+- ${foldFact(fact)}`).join('\n');
}
