import type { Acceptance, Allowance, Mode, Rule, Subject } from '@shared/approval/approval';
import type { AnyText } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { Approved, Tool } from '../../tools/kit/tool';
import type { TargetPath } from '../policy/match-rule';
import type { Asking, Verdict } from '../policy/policy';

// Subject of a call: its effect, computed before it runs. Each kind is one file that implements this interface for the
// queue; `subjects.ts` combines them.

/** Input for a subject, in addition to the tool's proposal. */
export type Found = {
  readonly workspace: Workspace;
  /** The call's files. */
  readonly targetPaths: readonly TargetPath[];
  readonly tool: Pick<Tool, 'name' | 'pin'>;
  /** The part of the call's arguments that is shown. */
  readonly input: string;
  readonly signal: AbortSignal;
};

/** Input for the judgement, in addition to the subject. */
export type Circumstances = {
  readonly tool: Pick<Tool, 'name' | 'kind' | 'changes'>;
  readonly repeats: boolean;
  readonly mode: Mode;
  readonly rules: readonly Rule[];
  readonly now: number;
  /** Whether this chat has read or written the file, by absolute path. */
  readonly seen: { has(absolutePath: string): boolean };
  /** Why a path relative to the project is protected, or null. */
  readonly protection: (relativePath: string) => AnyText | null;
  /** Why an address asks although the mode allows it. */
  readonly webDoubt: (url: URL, sent: string | null) => WebDoubt | null;
};

/** Why an address asks, and whether a rule for its host would answer that. */
export type WebDoubt = { readonly why: AnyText; readonly byHost: boolean };

export type Shown = {
  readonly subject: Subject;
  /** Part of the decision, in addition to the subject and the call's arguments: its hash covers both. */
  readonly base?: string | null;
  readonly proposed?: string;
  /** It looks dangerous, but is not on the hard list. */
  readonly looksDangerous?: boolean;
  /** Why it is impossible by now, or null. */
  readonly stale: AnyText | null;
};

/** The file of a subject. */
export type SubjectFile = {
  readonly path: string;
  readonly relativePath: string;
  /** The file has changed, so the proposal is out of date. */
  readonly isStale: boolean;
};

/** The queue's operations on a call, by the kind of its subject. `Prepared`: the data of one such call. */
export type SubjectKind<Prepared> = {
  /**
   * Checks again. Returns the same object if nothing changed, another if it is stale or valid again, or `movedOn` to
   * prepare the call again: it is the stale call if that fails.
   */
  examine(
    prepared: Prepared,
    looking: Pick<Found, 'workspace'> & { readonly tool: Pick<Tool, 'changes'> },
  ): Promise<Prepared | { readonly movedOn: Prepared }>;
  /** Whether it runs, is refused, or asks and offers rules. */
  judge(prepared: Prepared, circumstances: Circumstances): Verdict;
  /** The subject for the user to see and decide on. */
  show(prepared: Prepared, asking: Asking): Shown;
  /** Null if it has no file. */
  file(prepared: Prepared): SubjectFile | null;
  /** The call as the user accepts it, with any edits. AppError `invalid` if that is impossible. */
  accept(
    prepared: Prepared,
    decision: Acceptance,
    at: Pick<Found, 'workspace' | 'signal'>,
  ): Promise<Prepared>;
  /** The exact work for the tool; null if the tool only needs to run. */
  approved(prepared: Prepared, allowance: Allowance): Approved | null;
  /** The matches of the rules in an offer, as the user edited it. */
  matchesOf(match: string | undefined): readonly (string | undefined)[];
  /** The chat's new mode from the answer; absent or null: unchanged. */
  modeAfter?(prepared: Prepared): Mode | null;
  /** Replaces the usual texts for the model. */
  readonly told?: {
    /** If the user is absent. */
    readonly unattended: string;
    rejected?(reason: string | null): string;
  };
  /** The fingerprint for a rule about it, beside its match, if it has one. */
  pinOf?(prepared: Prepared): string | undefined;
};
