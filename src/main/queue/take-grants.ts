import {
  type Decision,
  type DraftAhead,
  type Grant,
  isEditable,
  type StoredGrant,
} from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { withUnixEnds } from '../project/text/line-ends';
import type { ChatEntry } from '../storage/chats/chat-log';
import type { FileProposal } from '../tools/kit/tool';
import { rowOf } from './diff-ahead';
import { isBare } from './granted';
import type { Ahead } from './inbox';
import { type Head, lookAhead } from './look-ahead';
import type { BatchParts } from './parts';
import { hashOfChange } from './prepare';
import { assertEncodable } from './subjects/file-change';
import { reviewOf, textBy } from './subjects/review-change';

// The grants of a decision: checks them against the changes that the user saw, and prepares them for the chat.

/**
 * AppError `invalid` unless all of them are later changes of the batch, and agree with their proposal. A grant for
 * another proposal than the present one is taken too: the user decides again at the call's turn.
 */
export async function takeGrants(
  parts: BatchParts,
  head: Head,
  decision: Decision,
): Promise<readonly StoredGrant[]> {
  const grants = ('grants' in decision && decision.grants) || [];
  assertBehind(parts, grants);
  if (grants.every(isBare)) return grants;
  const drafts = [...draftOf(head, decision), ...grants.flatMap(draftBy)];
  const ahead = await lookAhead(parts, head, { drafts });
  return grants.map((grant) => taken(grant, ahead));
}

function assertBehind({ behind }: BatchParts, grants: readonly Grant[]): void {
  const known = new Set(behind.filter(({ tool }) => tool.kind === 'change').map(({ id }) => id));
  const given = new Set(grants.map(({ callId }) => callId));
  if (given.size === grants.length && [...given].every((id) => known.has(id))) return;
  throw new AppError('invalid', textOf('asks.not-behind'));
}

/** The effect of the decision on the waiting change. */
function draftOf({ call, prepared }: Head, decision: Decision): DraftAhead[] {
  if (prepared.kind !== 'file-change') return [];
  const draft = { callId: call.id, hash: hashOfChange(call, prepared) };
  if (decision.answer === 'reject') return [{ ...draft, content: null }];
  return decision.answer === 'accept-with-edits'
    ? [{ ...draft, content: withUnixEnds(decision.content) }]
    : [];
}

function draftBy(grant: Grant): DraftAhead[] {
  switch (grant.verdict) {
    case 'accept':
      return [];
    case 'reject':
      return [{ callId: grant.callId, hash: grant.hash, content: null }];
    case 'accept-with-edits':
      return [{ callId: grant.callId, hash: grant.hash, content: withUnixEnds(grant.content) }];
  }
}

function taken(grant: Grant, ahead: readonly Ahead[]): StoredGrant {
  const found = ahead.find(({ callId }) => callId === grant.callId);
  if (!found?.prepared || !('hash' in found.foreseen) || found.foreseen.hash !== grant.hash) return grant;
  const { proposal } = found.prepared;
  const { comments } = grant;
  const placed = comments && { comments: comments.map((one) => ({ ...one, row: rowOf(proposal, one) })) };
  if (grant.verdict !== 'accept-with-edits') {
    reviewOf(proposal, proposal.proposed, { comments });
    return { ...grant, ...placed };
  }
  assertAgrees(proposal, grant);
  const { content, ...judged } = { ...grant, ...placed };
  const text = withUnixEnds(content);
  if (proposal.subject.change === 'modify' && text === proposal.base.text)
    return { ...judged, verdict: 'reject' };
  return text === textBy(proposal, grant.hunks ?? []) ? judged : { ...judged, content };
}

/** AppError `invalid` if the text cannot be written, or contradicts the verdicts. */
function assertAgrees(
  proposal: FileProposal,
  { content, hunks, comments }: Extract<Grant, { verdict: 'accept-with-edits' }>,
): void {
  if (!isEditable(proposal.subject)) throw new AppError('invalid', textOf('asks.no-text'));
  assertEncodable(proposal, content);
  reviewOf(proposal, content, { hunks, comments });
}

/** The grants in the form of the chat. */
export function grantsEntry(grants: readonly StoredGrant[] = []): ChatEntry {
  return {
    events: grants.map((grant) => {
      const { callId, diff } = grant;
      const event = { type: 'call-granted' as const, callId, diff };
      return isPlain(grant) ? event : { ...event, verdict: grant.verdict };
    }),
    records: grants.flatMap((grant) => (isPlain(grant) ? [] : [{ role: 'granted' as const, grant }])),
  };
}

/** Earlier versions know only these. */
function isPlain(grant: StoredGrant): boolean {
  return grant.verdict === 'accept' && isBare(grant);
}
