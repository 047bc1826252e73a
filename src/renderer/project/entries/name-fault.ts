import { nameFault, nameRulesOf } from '@shared/entries/entry-name';
import type { TreeEntry } from '@shared/project/project';
import { type Text, textOf } from '@shared/texts/text';

/** File name check, while it is typed: why it cannot be given beside these entries, or null. Main has the last word. */
export function newNameFault(
  name: string,
  { root, siblings }: { readonly root: string; readonly siblings: readonly TreeEntry[] },
): Text | null {
  const fault = nameFault(name, nameRulesOf(root));
  if (fault !== null) return fault;
  return siblings.some((entry) => entry.name === name) ? textOf('entries.taken', { name }) : null;
}
