import type { Hunk } from '../hunks/hunks';
import type { AnyText } from '../texts/text';
import type { Decision, ModeKind, Rule, Subject } from './approval-schema';

export type * from '../hunks/review-schema';
export type * from './approval-schema';

// What a person is asked about a call, what they can answer, and the rules their answers may leave behind.

/** The one that lets least run first. */
export const modeKinds = ['plan', 'ask', 'accept-edits', 'auto'] as const satisfies readonly ModeKind[];

export const autoModeLimitMs = 8 * 60 * 60 * 1000;

/** Of the rule that stands in no file: it asks in the place of what a person's file says and nobody understands. */
export const unreadRuleId = 'rules-not-understood';

/** The rule as a person reads it: `allow edit src/**`. */
export function ruleText(rule: Pick<Rule, 'effect' | 'tool' | 'match'>): string {
  return [rule.effect, rule.tool, rule.match].filter((part) => part !== undefined).join(' ');
}

/** Whether the person may change what they are asked about before they accept it. */
export function isEditable(subject: Subject): boolean {
  switch (subject.kind) {
    case 'file-change':
      return subject.change !== 'delete';
    case 'command':
    case 'memory':
      return true;
    case 'remote':
    case 'call':
    case 'plan':
    case 'question':
    case 'url':
    case 'network':
    case 'form':
      return false;
  }
}

/** Those that let the call run. */
export type Acceptance = Extract<
  Decision,
  { answer: 'accept' | 'accept-with-edits' | 'always' | PersonsAnswer['answer'] }
>;

/** What is asked for is the answer itself. */
export type PersonsAnswer = Extract<Decision, { answer: 'plan' | 'answer' | 'form' }>;

/** What the person made of the proposed text; undefined when they left it. */
export function editedText(decision: Acceptance): string | undefined {
  return 'content' in decision ? decision.content : undefined;
}

/** What would happen to a command that a model proposed, and why. */
export type CheckedCommand = {
  readonly verdict: 'run' | 'ask' | 'refuse';
  /** As the person reads it, without a full stop. */
  readonly because: AnyText;
  /** Each with why it asks or is refused. */
  readonly parts: readonly { readonly text: string; readonly why: AnyText | null }[];
};

/** A change that a call later in the batch would make, on the results of those before it. */
export type EditAhead = {
  readonly subject: Extract<Subject, { kind: 'file-change' }>;
  /** SHA-256 of the change whatever line it stands at: what a grant is for. */
  readonly diff: string;
};

/** What is to be expected of a call whose turn has not come. */
export type Foreseen =
  /** It would ask because of the mode alone: it can be accepted with those before it, or was already. */
  | ({ readonly kind: 'edit'; readonly isGranted: boolean } & EditAhead)
  /** It asks by itself, whatever is accepted now. */
  | ({ readonly kind: 'asks'; readonly why: AnyText } & EditAhead)
  | ({ readonly kind: 'runs' } & EditAhead)
  /** As things stand it is refused, or cannot be done. */
  | { readonly kind: 'fails'; readonly why: AnyText }
  /** It changes no file: it is looked at when it is its turn. */
  | { readonly kind: 'later' };

/** The calls behind a waiting one in its batch, in their order, as `queue.batch` returns them. */
export type BatchAhead = readonly (Foreseen & { readonly callId: string })[];

/** Both sides of a change that comes later in the batch, as `queue.ahead` returns them. */
export type SidesAhead = { readonly diff: string; readonly original: string; readonly proposed: string };

/** Both sides of a file change, as `queue.proposal` returns them. */
export type Proposal = {
  readonly hash: string;
  readonly path: string;
  readonly relativePath: string;
  /** Where the file is by now, relative to the project, if the person called it anew. */
  readonly movedTo?: string;
  readonly change: 'create' | 'modify' | 'delete';
  readonly original: string;
  readonly proposed: string;
  /** What of it can be decided by itself; none where the file comes, goes, or moved on. */
  readonly hunks: readonly Hunk[];
};
