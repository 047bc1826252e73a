import { foldFact, type MemoryScope } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import type { ProjectTrust } from '../trust/project-trust';
import { broughtAs } from './memory-files';
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
    | {
        readonly state: 'open';
        readonly place: MemoryPlace;
        readonly text: string;
        /** The folder is not trusted. If the user accepts, this file is. */
        readonly trustsFile: boolean;
      }
    | { readonly state: 'closed'; readonly problem: AnyText }
  );

export type MemoryTrust = Pick<ProjectTrust, 'isTrusted' | 'allows' | 'trustFile'>;

type Means = { readonly from: MemoryPlaces; readonly trust: MemoryTrust };

/** ToolError if the fact cannot be stored anywhere. */
export async function proposeMemory(
  means: Means,
  { fact, scope }: { readonly fact: string; readonly scope: MemoryScope | null },
): Promise<MemoryProposal> {
  const { from } = means;
  const proposed = foldFact(fact);
  if (scope !== null) {
    const place = await openedPlace(means, scope, proposed);
    return { kind: 'memory', proposed, scope, places: [place], from };
  }
  const tried = await Promise.allSettled(
    (['project', 'global'] as const).map((each) => openedPlace(means, each, proposed)),
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

async function openedPlace({ from, trust }: Means, scope: MemoryScope, fact: string): Promise<ProposedPlace> {
  const place = await openMemoryPlace(from, scope);
  const text = withEntry(place.base.text, fact);
  assertEncodes(place, text);
  const trustsFile = scope === 'project' && maySeeAll(place, trust);
  return { scope, fileName: place.fileName, state: 'open', place, text, trustsFile };
}

/** The card shows only the change, so what was in the file before must be nothing, or trusted. */
function maySeeAll({ fileName, relative, base }: MemoryPlace, trust: MemoryTrust): boolean {
  if (trust.isTrusted() || relative !== fileName) return false;
  return base.text.trim() === '' || trust.allows(broughtAs({ relative, text: base.text }));
}
