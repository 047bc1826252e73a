import { foldFact } from '@shared/memory/memory';

/** The patch that adds `proposed` as a list item, as it is once the person changed it to `fact`. */
export function patchWith(patch: string, proposed: string, fact: string): string {
  if (fact === proposed) return patch;
  const lines = patch.split('\n');
  const at = lines.lastIndexOf(`+- ${proposed}`);
  return at === -1 ? patch : lines.with(at, `+- ${foldFact(fact)}`).join('\n');
}
