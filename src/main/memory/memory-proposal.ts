import { foldFact, type MemoryScope } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import {
  assertEncodes,
  fileNameOf,
  type MemoryPlace,
  type MemoryPlaces,
  openMemoryPlace,
} from './memory-place';
import { withEntry } from './memory-section';

// Proposal to remember a fact: in the named place, or in each of both until the user chooses one.

export type MemoryProposal = {
  readonly kind: 'memory';
  /** The fact as the text of its list item. */
  readonly proposed: string;
  readonly scope: MemoryScope | null;
  /** Only the place of `scope`, if it is set. */
  readonly places: readonly ProposedPlace[];
  readonly from: MemoryPlaces;
};

export type ProposedPlace = Pick<MemoryPlace, 'scope' | 'fileName'> &
  (
    | { readonly state: 'open'; readonly place: MemoryPlace; readonly text: string }
    | { readonly state: 'closed'; readonly problem: AnyText }
  );

/** ToolError if the fact cannot be stored anywhere. */
export async function proposeMemory(
  from: MemoryPlaces,
  { fact, scope }: { readonly fact: string; readonly scope: MemoryScope | null },
): Promise<MemoryProposal> {
  const proposed = foldFact(fact);
  if (scope !== null) {
    const place = await openedPlace(from, scope, proposed);
    return { kind: 'memory', proposed, scope, places: [place], from };
  }
  const tried = await Promise.allSettled(
    (['project', 'global'] as const).map((each) => openedPlace(from, each, proposed)),
  );
  const places = tried.map((result, index): ProposedPlace => {
    if (result.status === 'fulfilled') return result.value;
    const known = { scope: index === 0 ? 'project' : 'global', fileName: fileNameOf(from) } as const;
    if (!(result.reason instanceof ToolError)) throw result.reason;
    return { ...known, state: 'closed', problem: result.reason.told };
  });
  const closed = places.flatMap((place) => (place.state === 'closed' ? [place] : []));
  if (closed.length === places.length && closed[0]) throw new ToolError(closed[0].problem);
  return { kind: 'memory', proposed, scope, places, from };
}

/** The named or chosen place, or null before a choice. */
export function chosenPlace({ scope, places }: MemoryProposal): ProposedPlace | null {
  return places.find((place) => place.scope === scope) ?? null;
}

async function openedPlace(from: MemoryPlaces, scope: MemoryScope, fact: string): Promise<ProposedPlace> {
  const place = await openMemoryPlace(from, scope);
  const text = withEntry(place.base.text, fact);
  assertEncodes(place, text);
  return { scope, fileName: place.fileName, state: 'open', place, text };
}
