import type { Rule } from '@shared/approval/approval';
import { type Allowance, editedText, type Subject } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { foldFact } from '@shared/memory/memory';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import { assertEncodes, currentHashOf } from '../../memory/memory-place';
import { chosenPlace, type MemoryProposal, type ProposedPlace } from '../../memory/memory-proposal';
import { withEntry } from '../../memory/memory-section';
import { compareTexts } from '../../project/text/file-change';
import type { Approved } from '../../tools/kit/tool';
import { matchesFor, ruleMatches } from '../policy/match-rule';
import { judge, type Target, type Verdict } from '../policy/policy';
import type { Circumstances, SubjectKind } from './subject';

// A call that remembers a fact: shows the change in each possible place. The tool exists to add to the section, so
// protected names do not apply. If the model named no place, the user chooses one in every mode.

export type PreparedMemory = {
  readonly kind: 'memory';
  readonly proposal: MemoryProposal;
  /** The fact from the proposal, or as the user edited it. */
  readonly fact: string;
  readonly isStale: boolean;
};

export function prepareMemory(proposal: MemoryProposal): PreparedMemory {
  return { kind: 'memory', proposal, fact: proposal.proposed, isStale: false };
}

export const memorySubject: SubjectKind<PreparedMemory> = {
  async examine(prepared) {
    const { places, from } = prepared.proposal;
    const moved = await Promise.all(places.map((place) => hasMovedOn(from, place)));
    if (moved.includes(true) || prepared.isStale)
      return { movedOn: prepared.isStale ? prepared : { ...prepared, isStale: true } };
    return prepared;
  },
  judge: judgeMemory,
  show: ({ proposal, isStale }) => ({
    subject: shownMemory(proposal),
    base: JSON.stringify(proposal.places.map(basisOf)),
    proposed: JSON.stringify([proposal.proposed, proposal.places.map(textOfPlace)]),
    stale: isStale ? textOf('asks.stale-file') : null,
  }),
  file({ proposal, isStale }) {
    const chosen = chosenPlace(proposal);
    if (chosen?.state !== 'open') return null;
    return { path: chosen.place.path, relativePath: chosen.fileName, isStale };
  },
  async accept(prepared, decision) {
    const scope = 'scope' in decision ? decision.scope : undefined;
    const proposal = { ...prepared.proposal, scope: prepared.proposal.scope ?? scope ?? null };
    const fact = foldFact(editedText(decision) ?? proposal.proposed);
    if (fact === '') throw new AppError('invalid', textOf('memory.no-fact'));
    const chosen = chosenPlace(proposal);
    if (chosen === null) throw new AppError('invalid', textOf('memory.choose-place'));
    assertTakes(chosen, fact);
    return { ...prepared, proposal: { ...proposal, places: [chosen] }, fact };
  },
  approved: approvedMemory,
  matchesOf: (match) => [match],
};

/** Only an answer of the user trusts a file. */
function approvedMemory({ proposal, fact }: PreparedMemory, { by }: Allowance): Approved {
  const places = proposal.places.map((place) =>
    place.state === 'open' ? { ...place, trustsFile: place.trustsFile && by === 'person' } : place,
  );
  return { proposal: { ...proposal, places }, content: fact, pin: null };
}

/** Judges by the place only, independent of the fact. */
export function judgeMemory(
  { proposal }: { readonly proposal: Pick<MemoryProposal, 'scope' | 'places'> },
  circumstances: Circumstances,
): Verdict {
  const target = memoryTarget(circumstances.tool.name, proposal);
  const verdict = judge({ ...circumstances, target, danger: null });
  if (verdict.verdict !== 'allow' || proposal.scope !== null) return verdict;
  return { verdict: 'ask', because: 'mode', why: textOf('memory.ask-place'), always: target.offers };
}

/** A rule names a place as `project:AGENTS.md`; a rule for every tool names the project's file. */
function memoryTarget(tool: string, { places }: Pick<MemoryProposal, 'places'>): Target {
  const covers = (rule: Rule, { scope, fileName }: ProposedPlace) => {
    const name = rule.tool === '*' ? fileName : `${scope}:${fileName}`;
    const isNamed = rule.tool !== '*' || scope === 'project';
    return ruleMatches(rule, tool, isNamed ? [{ given: name, canonical: name }] : []);
  };
  return {
    // A rule that refuses one place does not refuse the call while another place remains.
    covers: (rule) =>
      rule.effect === 'ask'
        ? places.some((place) => covers(rule, place))
        : places.every((place) => covers(rule, place)),
    offers: places
      .filter(({ state }) => state === 'open')
      .flatMap(({ scope, fileName }) => matchesFor(`${scope}:${fileName}`).map((match) => ({ tool, match }))),
  };
}

async function hasMovedOn(from: MemoryProposal['from'], proposed: ProposedPlace): Promise<boolean> {
  if (proposed.state === 'closed') return false;
  try {
    return (await currentHashOf(from, proposed.place)) !== proposed.place.base.hash;
  } catch (error) {
    if (error instanceof ToolError) return true;
    throw error;
  }
}

function shownMemory({ proposed, scope, places }: MemoryProposal): Subject {
  return { kind: 'memory', fact: proposed, scope, places: places.map(shownPlace) };
}

function shownPlace(place: ProposedPlace) {
  const { scope, fileName } = place;
  if (place.state === 'closed') return { scope, fileName, path: '', patch: '', problem: place.problem };
  const {
    place: { base, path },
    text,
    trustsFile,
  } = place;
  const patch = compareTexts(base.text, text).cardPatch(fileName);
  return { scope, fileName, path, patch, problem: null, trustsFile };
}

function basisOf(place: ProposedPlace): unknown {
  if (place.state === 'closed') return null;
  return [place.place.path, place.place.base.hash, place.trustsFile];
}

function textOfPlace(place: ProposedPlace): AnyText {
  return place.state === 'open' ? place.text : place.problem;
}

/** AppError `invalid`: the place or this text cannot be written. */
function assertTakes(chosen: ProposedPlace, fact: string): void {
  if (chosen.state === 'closed') throw new AppError('invalid', chosen.problem);
  try {
    assertEncodes(chosen.place, withEntry(chosen.place.base.text, fact));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new AppError('invalid', error.told, { cause: error });
  }
}
