import type { Decision, LineComment, StoredGrant } from '@shared/approval/approval';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import type { FileProposal } from '../tools/kit/tool';
import type { Call } from './calls/call';
import { diffHash, lineAt } from './diff-ahead';
import { hashOfChange } from './prepare';
import { textBy } from './subjects/review-change';
import type { Prepared } from './subjects/subjects';

// The user's decision on a call before its turn, and whether it still applies to the call. Pure.

/** Null: none. */
export function grantOf(
  { state, records }: Pick<ChatLog, 'state' | 'records'>,
  { id }: Call,
): StoredGrant | null {
  const granted = state().calls[id]?.granted;
  if (granted === undefined) return null;
  if (granted.verdict === undefined) return { verdict: 'accept', callId: id, diff: granted.diff, hash: '' };
  const record = records().findLast((one) => isGrantOf(one, id));
  return record?.role === 'granted' ? record.grant : null;
}

function isGrantOf(record: ModelRecord, callId: string): boolean {
  return record.role === 'granted' && record.grant.callId === callId;
}

/** Only a verdict: nothing in it depends on lines or texts. */
export function isBare(grant: StoredGrant): boolean {
  if (grant.verdict === 'accept-with-edits') return false;
  const hunks = grant.verdict === 'reject' ? grant.hunks : undefined;
  return hunks === undefined && (grant.comments ?? []).length === 0;
}

/** The user rejected the call in every form that it may have. */
export function isLeftOut(grant: StoredGrant): boolean {
  return grant.verdict === 'reject' && isBare(grant);
}

export type GrantedDecision = Extract<Decision, { answer: 'accept' | 'accept-with-edits' | 'reject' }>;

/** The grant as a decision on the call in its present form; null: the user must decide again. */
export function decisionBy(grant: StoredGrant, call: Call, prepared: Prepared): GrantedDecision | null {
  if (grant.verdict === 'reject' && isLeftOut(grant)) return { answer: 'reject', reason: grant.reason };
  if (prepared.kind !== 'file-change' || prepared.stale) return null;
  const { proposal } = prepared;
  if (diffHash(call.tool.name, proposal) !== grant.diff) return null;
  const isExact = hashOfChange(call, prepared) === grant.hash;
  const comments = commentsBy(grant, proposal, isExact ? 'same-lines' : 'moved-lines');
  if (comments === null) return null;
  switch (grant.verdict) {
    case 'accept':
      return { answer: 'accept', comments };
    case 'reject':
      if (grant.hunks === undefined) return { answer: 'reject', reason: grant.reason, comments };
      return withoutHunks(proposal, { hunks: grant.hunks, comments });
    case 'accept-with-edits': {
      const { hunks, content } = grant;
      if (content === undefined) return byHunks(proposal, { hunks, comments });
      return isExact ? { answer: 'accept-with-edits', content, hunks, comments } : null;
    }
  }
}

type Edits = Extract<Decision, { answer: 'accept-with-edits' }>;

function byHunks(proposal: FileProposal, said: Pick<Edits, 'hunks' | 'comments'>): Edits {
  return { answer: 'accept-with-edits', content: textBy(proposal, said.hunks ?? []), ...said };
}

/** The rejection of every hunk; null: the change has others now. */
function withoutHunks(proposal: FileProposal, said: Pick<Edits, 'hunks' | 'comments'>): Edits | null {
  const decision = byHunks(proposal, said);
  return decision.content === proposal.base.text ? decision : null;
}

/** The comments at the present numbers of their lines; null: one of the lines is unknown. */
function commentsBy(
  { comments }: StoredGrant,
  proposal: FileProposal,
  lines: 'same-lines' | 'moved-lines',
): LineComment[] | undefined | null {
  const placed = comments?.map(({ row = -1, side, text, ...said }) => {
    const line = lines === 'same-lines' ? said.line : lineAt(proposal, side, row);
    return line === undefined ? null : { side, line, text };
  });
  const known = placed?.filter((comment) => comment !== null);
  return known?.length === placed?.length ? known : null;
}
