import type { Decision, Rule } from '@shared/approval';
import { AppError } from '@shared/errors';
import type { ToolContext } from '../tools/tool';
import { assertWrites } from './assert-writes';
import type { Call } from './call';
import type { Resolution } from './outcome';
import type { QueueParts } from './parts';
import { matchesOfOffer } from './policy/match-command';
import { ruleMatches } from './policy/match-rule';
import { newRule } from './policy/rules';
import { checkAgain, type Prepared, prepareCommand } from './prepare';
import { verdictOn } from './verdict-on';
import { rejectedText, skippedText, skippedToReadText, staleText } from './wording';

// What a person's answer means for the call: it runs as it was shown, it ends, or it must be asked about once more.

/** The call as it is now: to be judged and asked about once more. */
export type AskAgain = { readonly kind: 'ask-again'; readonly prepared: Prepared };

/** `why`: what whoever decided is told, once the new question stands. */
type NotAsDecided = AskAgain & { readonly why: unknown };

type Answering = {
  readonly prepared: Prepared;
  readonly context: ToolContext;
  readonly decision: Decision;
};

/** Whatever cannot be done as decided leaves the call waiting. */
export async function resolveCall(
  parts: QueueParts,
  call: Call,
  { prepared, context, decision }: Answering,
): Promise<Resolution | NotAsDecided> {
  switch (decision.answer) {
    case 'reject':
    case 'reject-and-stop':
      return rejection(call, prepared, decision);
    case 'give-up-stale':
      return givenUp(call, prepared, decision.readAgain);
  }
  const now = await checkAgain(parts, call, { prepared, context });
  if (now !== prepared) return { kind: 'ask-again', prepared: now, why: movedOn(now) };
  try {
    const edited = await withEditedCommand(parts, call, { prepared, context, decision });
    if (edited.told) return { kind: 'ask-again', prepared: edited.prepared, why: edited.told };
    return await acceptance(parts, call, { prepared: edited.prepared, decision });
  } catch (why) {
    return { kind: 'ask-again', prepared, why };
  }
}

function rejection(
  call: Call,
  { subject }: Prepared,
  decision: Extract<Decision, { answer: 'reject' | 'reject-and-stop' }>,
): Resolution {
  const reason = decision.reason?.trim() || null;
  const path = subject.kind === 'file-change' ? subject.path : null;
  const text = rejectedText(call.tool.name, path, reason);
  return {
    kind: 'end',
    ending: { state: 'rejected', reason, text },
    after:
      decision.answer === 'reject' ? { kind: 'next' } : { kind: 'skip', text: skippedText(call.tool.name) },
  };
}

/** Not a rejection: the same call may come again once the model has read the file. */
function givenUp(call: Call, { subject }: Prepared, readAgain: boolean): Resolution {
  const path = subject.kind === 'file-change' ? subject.path : '';
  return {
    kind: 'end',
    ending: { state: 'failed', text: staleText(path) },
    after: readAgain ? { kind: 'skip', text: skippedToReadText(call.tool.name) } : { kind: 'next' },
  };
}

function movedOn({ stale, subject }: Prepared): AppError {
  const file = subject.kind === 'file-change' ? subject.relativePath : 'the file';
  return stale
    ? new AppError('stale', `${file} changed on disk, and the proposal no longer applies.`)
    : new AppError('changed-since-shown', `${file} changed on disk. Look at the proposal again.`);
}

type Accept = Extract<Decision, { answer: 'accept' | 'accept-with-edits' | 'always' }>;
type Accepting = { readonly prepared: Prepared; readonly decision: Accept };

/**
 * The call with the command as the person left it. What they wrote is judged like any other: AppError `invalid` when
 * it is denied; `told` is what they are told when it must be asked about for a reason that was not shown.
 */
async function withEditedCommand(
  parts: QueueParts,
  call: Call,
  { prepared, context, decision }: Accepting & { readonly context: ToolContext },
): Promise<{ readonly prepared: Prepared; readonly told?: AppError }> {
  const { proposal, command, places } = prepared;
  const text = editedText(decision);
  if (proposal?.kind !== 'command' || !command || text === undefined || text === command.text)
    return { prepared };
  if (text.trim() === '') throw new AppError('invalid', 'There is no command left that could run.');
  const edited = await prepareCommand(parts, proposal, { text, places, signal: context.signal });
  const verdict = verdictOn(parts, call, edited);
  if (verdict.verdict === 'deny') throw new AppError('invalid', verdict.text);
  const shown = verdictOn(parts, call, prepared);
  const isNewDanger = verdict.verdict === 'ask' && alwaysAsks.has(verdict.because);
  if (!isNewDanger || (shown.verdict === 'ask' && shown.why === verdict.why)) return { prepared: edited };
  const told = new AppError(
    'changed-since-shown',
    `Look at the command you wrote once more: ${verdict.why}.`,
  );
  return { prepared: edited, told };
}

const alwaysAsks: ReadonlySet<string> = new Set(['hard-list', 'not-understood']);

function editedText(decision: Accept): string | undefined {
  return 'content' in decision ? decision.content : undefined;
}

async function acceptance(
  parts: QueueParts,
  call: Call,
  { prepared, decision }: Accepting,
): Promise<Resolution> {
  const { proposal, command } = prepared;
  const content = command?.text ?? editedText(decision) ?? proposal?.proposed ?? '';
  await assertWrites(parts.workspace, proposal, content);
  const approved = proposal && { proposal, content, pin: null };
  // What was typed and taken back is no edit.
  const isEdited = proposal !== null && content !== proposal.proposed;
  if (decision.answer !== 'always') {
    const answer = isEdited ? 'accept-with-edits' : 'accept';
    return { kind: 'run', allowance: { by: 'person', answer }, approved };
  }
  const rules = standingRules(parts, call, { prepared, rule: decision.rule });
  const allowance = { by: 'person', answer: 'always' } as const;
  if (decision.rule.scope === 'chat') return { kind: 'run', allowance, approved, rules };
  for (const rule of rules) await parts.rules.add(parts.workspace.root, rule);
  return { kind: 'run', allowance, approved };
}

type Standing = {
  readonly prepared: Prepared;
  readonly rule: Extract<Decision, { answer: 'always' }>['rule'];
};

/** The rules the answer stands for: one, or for a chain of commands one for each. AppError when they miss this call. */
function standingRules(parts: QueueParts, call: Call, { prepared, rule }: Standing): Rule[] {
  const { tool, match, scope } = rule;
  const matches = prepared.command && match !== undefined ? matchesOfOffer(match) : [match];
  const rules = matches.map((one) => newRule({ effect: 'allow', tool, match: one, scope }, parts.now()));
  const covers = prepared.command
    ? verdictOn(parts, call, prepared, rules).verdict === 'allow'
    : rules.some((one) => ruleMatches(one, call.tool.name, prepared.places));
  if (covers) return rules;
  throw new AppError('invalid', 'The rule does not cover this very call. Change it so that it does.');
}
