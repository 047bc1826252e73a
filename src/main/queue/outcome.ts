import type { Allowance, Mode, Rule, StoredGrant } from '@shared/approval/approval';
import { Closed, type ClosedThing } from '../base/closed';
import type { Approved } from '../tools/kit/tool';
import { type Ending, newMessage } from './calls/ending';
import { closedText, stoppedText, supersededText } from './calls/wording';
import type { Reply } from './inbox';

// Outcome of a call, and of the calls behind it.

/** The outcome of the calls behind it. */
export type Continuation =
  | { readonly kind: 'next' }
  | { readonly kind: 'skip'; readonly why: 'skipped' | 'stale'; readonly text: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'superseded' };

export type Resolution = RunsNow | EndsHere;

/** Later calls of the batch that the answer decides too. */
type Grants = readonly StoredGrant[];

type RunsNow = {
  readonly kind: 'run';
  readonly allowance: Allowance;
  readonly approved: Approved | null;
  /** Rules from the answer, for this chat only. */
  readonly rules?: readonly Rule[];
  readonly grants?: Grants;
  /** The chat's new mode from the answer. */
  readonly mode?: Mode;
  /** To the user who answered: resolved when the answer is on disk. */
  readonly reply?: Reply;
};

export type EndsHere = {
  readonly kind: 'end';
  readonly ending: Ending;
  readonly after: Continuation;
  readonly grants?: Grants;
  readonly reply?: Reply;
};

export function failed(
  text: string,
  more: Pick<Extract<Ending, { state: 'failed' }>, 'refusal' | 'told'> = {},
): EndsHere {
  const ending = { state: 'failed', text, ...more } as const;
  return { kind: 'end', ending, after: { kind: 'next' } };
}

/** The end of a call whose signal is aborted: by a stop, by a message of the user, or by closing something. */
export function givenUp({ reason }: AbortSignal): EndsHere {
  if (reason === newMessage) return superseded;
  return reason instanceof Closed ? closed(reason.what) : stopped;
}

const stopped: EndsHere = {
  kind: 'end',
  ending: { state: 'cancelled', why: 'stopped', text: stoppedText },
  after: { kind: 'stopped' },
};

function closed(what: ClosedThing): EndsHere {
  return {
    kind: 'end',
    ending: { state: 'cancelled', why: 'closed', text: closedText(what) },
    after: { kind: 'stopped' },
  };
}

const superseded: EndsHere = {
  kind: 'end',
  ending: { state: 'cancelled', why: 'superseded', text: supersededText },
  after: { kind: 'superseded' },
};

/** The end of the calls behind one that ends the batch. `signal`: of their batch. */
export function endingBehind(after: Exclude<Continuation, { kind: 'next' }>, signal: AbortSignal): Ending {
  switch (after.kind) {
    case 'skip':
      return { state: 'cancelled', why: after.why, text: after.text };
    case 'superseded':
      return superseded.ending;
    case 'stopped':
      return givenUp(signal).ending;
  }
}
