import type { Allowance, Rule } from '../approval/approval';
import type { Undone } from '../chat/chat-schema';
import type { HookRun } from '../hooks/hooks-schema';
import type { AnyText } from '../texts/text';
import type { FinishedPhase } from '../tool-call/tool-call';

// History for windows: the past tool calls of a project's chats, the reasons of their approvals, and their changes.

/** A finished call. */
export type PastCall = {
  readonly chatId: string;
  readonly callId: string;
  /** The message that contains it. */
  readonly messageId: string;
  /** The parent call; absent: the model made the call. */
  readonly parentId?: string;
  /** The sub-agent that made the call. */
  readonly label?: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly tool: string;
  readonly displayName: AnyText;
  readonly title: AnyText;
  /** How it ended, without its output and result; `chat.call` fetches those. */
  readonly phase: FinishedPhase;
  /** Why it ran; null: it never began. */
  readonly allowance: Allowance | null;
  /** Its known changes, if any. */
  readonly changes: CallChanges | null;
  /** How much of them was undone; null: nothing. */
  readonly undone: Undone | null;
  /** The hooks that ran for it; absent: none. */
  readonly hooks?: readonly HookRun[];
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

/** The source of the decision. `refused` means a rule, a mode, a hook or an earlier rejection. */
export const allowedByKinds = ['rule', 'mode', 'person', 'hook', 'read-only', 'refused'] as const;
export type AllowedBy = (typeof allowedByKinds)[number];

/** The filter. All present parts must match. */
export type HistoryFilter = {
  readonly chatId?: string | undefined;
  /** Every word must occur in the known data of the call. */
  readonly text?: string | undefined;
  readonly tool?: string | undefined;
  readonly state?: EndState | undefined;
  readonly allowedBy?: AllowedBy | undefined;
  /** Only calls that changed something. */
  readonly changed?: true | undefined;
  /** Only calls that ended at or after this time. */
  readonly from?: number | undefined;
};

/** The last call of the previous page. */
export type HistoryCursor = Pick<PastCall, 'at' | 'chatId' | 'callId'>;

export type HistoryPage<Row = PastCall> = {
  /** Newest first. */
  readonly rows: readonly Row[];
  readonly more: boolean;
  /** The total number; null on later pages, which do not count. */
  readonly total: number | null;
  /** Chats that are still unread. A later request finds more. */
  readonly unread: number;
  /** The tools of the calls. */
  readonly tools: readonly string[];
};

/** A rule in the form in which it would be stored. */
export type PreviewedRule = Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>;

/** The effect that the rule would have had on past calls, in Ask mode and together with the current rules. */
export type RulePreview = {
  /** The number of newest matching calls that were examined. */
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

/** The source of the decision about the call. Null: it failed without a decision, or it was ended before one. */
export function allowedByOf({ allowance, phase }: Pick<PastCall, 'allowance' | 'phase'>): AllowedBy | null {
  if (phase.phase === 'failed' && phase.refusal) return 'refused';
  return phase.phase === 'rejected' ? 'person' : (allowance?.by ?? null);
}

/** Calls for an export to a file: as text, in the order of the history. */
export type ExportedCalls = {
  readonly calls: readonly unknown[];
  /** The start of the next page; null: this was the last. */
  readonly next: HistoryCursor | null;
};
