import type { Allowance, Rule } from '../approval/approval';
import type { Undone } from '../chat/chat-schema';
import type { AnyText } from '../texts/text';
import type { FinishedPhase } from '../tool-call/tool-call';

// History: what ran in the chats of a project, why it was allowed and what it changed, as windows are told of it.

/** A call that is over. */
export type PastCall = {
  readonly chatId: string;
  readonly callId: string;
  /** The message it stands in. */
  readonly messageId: string;
  /** The call that handed it in; absent: the model did. */
  readonly parentId?: string;
  /** Whose it is, of those that work for the model. */
  readonly label?: string;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  readonly tool: string;
  readonly displayName: AnyText;
  readonly title: AnyText;
  /** How it ended, without what it printed and was told: `chat.call` brings that. */
  readonly phase: FinishedPhase;
  /** Why it ran; null: it never began. */
  readonly allowance: Allowance | null;
  /** What it changed; null: nothing that is known. */
  readonly changes: CallChanges | null;
  /** How much of that is taken back; null: nothing. */
  readonly undone: Undone | null;
};

export type CallChanges = {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
  /** The first of them, relative to the project. */
  readonly names: readonly string[];
};

export const endStates = ['done', 'failed', 'rejected', 'cancelled'] as const;
export type EndState = (typeof endStates)[number];

/** By whose word it ran, or did not: `refused` is the word of a rule, a mode or an earlier rejection. */
export const allowedByKinds = ['rule', 'mode', 'person', 'read-only', 'refused'] as const;
export type AllowedBy = (typeof allowedByKinds)[number];

/** What is looked for; all of it holds together, and what is absent says nothing. */
export type HistoryFilter = {
  readonly chatId?: string | undefined;
  /** Every word stands somewhere in what is known of the call. */
  readonly text?: string | undefined;
  readonly tool?: string | undefined;
  readonly state?: EndState | undefined;
  readonly allowedBy?: AllowedBy | undefined;
  /** Only what changed something. */
  readonly changed?: true | undefined;
  /** When it ended: from that moment on. */
  readonly from?: number | undefined;
};

/** The call after which a page goes on. */
export type HistoryCursor = Pick<PastCall, 'at' | 'chatId' | 'callId'>;

export type HistoryPage<Row = PastCall> = {
  /** Newest first. */
  readonly rows: readonly Row[];
  readonly more: boolean;
  /** How many there are in all; null: not counted, on a page that is not the first. */
  readonly total: number | null;
  /** Chats that are still to be read: asked again, there is more. */
  readonly unread: number;
  /** The tools that were called. */
  readonly tools: readonly string[];
};

/** A rule as it would be kept. */
export type PreviewedRule = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>;

/** What the rule would have made of past calls, in mode Ask and beside the rules that hold now. */
export type RulePreview = {
  /** So many of the newest calls that it could be about were looked at. */
  readonly looked: number;
  /** There are older ones. */
  readonly more: boolean;
  readonly allowed: PreviewedCalls;
  readonly asked: PreviewedCalls;
  readonly denied: PreviewedCalls;
};

export type PreviewedCalls = {
  readonly count: number;
  /** The newest of them. */
  readonly rows: readonly PreviewedCall[];
};

export type PreviewedCall = Pick<PastCall, 'chatId' | 'callId' | 'messageId' | 'at' | 'tool' | 'title'>;

/** Why it ran or was refused, in a word; null: it was tried and came to nothing, or somebody ended it before. */
export function allowedByOf({ allowance, phase }: Pick<PastCall, 'allowance' | 'phase'>): AllowedBy | null {
  if (phase.phase === 'failed' && phase.refusal) return 'refused';
  return phase.phase === 'rejected' ? 'person' : (allowance?.by ?? null);
}

/** Calls as a person keeps them in a file: in words, in the order of the history. */
export type ExportedCalls = {
  readonly calls: readonly unknown[];
  /** Where the next piece goes on; null: that was the last. */
  readonly next: HistoryCursor | null;
};
