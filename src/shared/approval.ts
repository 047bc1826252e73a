import type { Hunk } from './hunks/hunks';
import type { Decision, ModeKind, Rule, Subject } from './schemas/approval';
import type { AnyText } from './texts/text';

export type * from './schemas/approval';
export type * from './schemas/review';

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
