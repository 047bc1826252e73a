import type { Hunk } from '../hunks/hunks';
import type { AnyText } from '../texts/text';
import type { Decision, SandboxUse, Subject } from './approval-schema';
import type { ModeKind } from './mode-schema';
import type { Rule } from './rule-schema';

export type * from '../hunks/review-schema';
export type { MemoryScope } from '../memory/memory-scope-schema';
export type * from './approval-schema';
export type * from './grant-schema';
export type * from './mode-schema';
export type * from './rule-schema';

/** The most restrictive mode first. */
export const modeKinds = ['plan', 'ask', 'accept-edits', 'auto'] as const satisfies readonly ModeKind[];

export const autoModeLimitMs = 8 * 60 * 60 * 1000;

/** A built-in rule. It asks while the user's rule file contains unreadable parts. */
export const unreadRuleId = 'rules-not-understood';

/** Whether a program runs in a sandbox that limits it enough to run unasked. */
export function limitsUnknown(use: SandboxUse | { readonly kind: 'refused' }): boolean {
  return use.kind === 'in' && use.keepsQuestions !== true;
}

/** The rule as readable text: `allow edit src/**`. */
export function ruleText(rule: Pick<Rule, 'effect' | 'tool' | 'match'>): string {
  return [rule.effect, rule.tool, rule.match].filter((part) => part !== undefined).join(' ');
}

/** Whether the user may change the subject before accepting it. */
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

/** The decisions that let the call run. */
export type Acceptance = Extract<
  Decision,
  { answer: 'accept' | 'accept-with-edits' | 'always' | PersonsAnswer['answer'] }
>;

/** The decision itself is the result. */
export type PersonsAnswer = Extract<Decision, { answer: 'plan' | 'answer' | 'form' }>;

/** The user's version of the proposed text; undefined if it is unchanged. */
export function editedText(decision: Acceptance): string | undefined {
  return 'content' in decision ? decision.content : undefined;
}

/** The verdict on a command that a model proposed, and its reason. */
export type CheckedCommand = {
  readonly verdict: 'run' | 'ask' | 'refuse';
  /** The reason as text for the user, without a full stop. */
  readonly because: AnyText;
  /** Each part with the reason why it asks or is refused. */
  readonly parts: readonly { readonly text: string; readonly why: AnyText | null }[];
};

/** A change that a later call of the batch would make, based on the results of the calls before it. */
export type EditAhead = {
  readonly subject: Extract<Subject, { kind: 'file-change' }>;
  /** SHA-256 of the change, independent of its line numbers. A grant refers to it. */
  readonly diff: string;
  /** The hash of its question, if it asks in exactly this form: `Question['hash']`. */
  readonly hash: string;
};

/** The expected outcome of a call that has not had its turn. */
export type Foreseen =
  /** It would ask only because of the mode. The user can decide it with the earlier ones, or already accepted it. */
  | ({ readonly kind: 'edit'; readonly isGranted: boolean } & EditAhead)
  /** It asks in any case, whatever the user accepts now. */
  | ({ readonly kind: 'asks'; readonly why: AnyText } & EditAhead)
  | ({ readonly kind: 'runs' } & EditAhead)
  /** The user left it out with an earlier decision. */
  | ({ readonly kind: 'left-out' } & EditAhead)
  /** In the current state it is refused, or it cannot be done. `paths`: its files, relative to the project. */
  | { readonly kind: 'fails'; readonly why: AnyText; readonly paths: readonly string[] }
  /** It changes no file, so it is judged in its turn. */
  | { readonly kind: 'later' };

/** The calls behind a waiting one in its batch, in their order, as `queue.batch` returns them. */
export type BatchAhead = readonly (Foreseen & { readonly callId: string })[];

/** Both sides of a file change, as `queue.proposal` returns them. */
export type Proposal = {
  readonly hash: string;
  readonly path: string;
  readonly relativePath: string;
  /** The new path of the file, relative to the project, if the user renamed it. */
  readonly movedTo?: string;
  readonly change: 'create' | 'modify' | 'delete';
  readonly original: string;
  readonly proposed: string;
  /** For a stale proposal, as the window reads it: the text on disk now; null if the file is gone. */
  readonly onDisk?: string | null;
  /** The parts that can be decided separately; empty if the file is new or deleted. */
  readonly hunks: readonly Hunk[];
};

/** A change that comes later in the batch, as `queue.ahead` returns it. Its `hash` is `EditAhead['hash']`. */
export type ProposalAhead = Proposal & Pick<EditAhead, 'diff'>;
