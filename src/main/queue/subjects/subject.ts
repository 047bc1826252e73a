import type { Acceptance, Allowance, Mode, Rule, Subject } from '@shared/approval/approval';
import type { AnyText } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { Approved, Tool } from '../../tools/kit/tool';
import type { TargetPath } from '../policy/match-rule';
import type { Asking, Verdict } from '../policy/policy';

// Subject of a call: what it would do, found out without doing it. Each kind is one file, and says here what the queue
// needs to know of it; `subjects.ts` puts them together.

/** What a subject is made from, beside the proposal of its tool. */
export type Found = {
  readonly workspace: Workspace;
  /** The files the call is about. */
  readonly targetPaths: readonly TargetPath[];
  readonly tool: Pick<Tool, 'name' | 'pin'>;
  /** As much of the call's arguments as is shown. */
  readonly input: string;
  readonly signal: AbortSignal;
};

/** What a subject is judged by, beside what it is. */
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
  /** Why an address that the mode allows asks all the same. */
  readonly webDoubt: (url: URL, sent: string | null) => WebDoubt | null;
};

/** Why an address asks, and whether a rule for its host would answer that. */
export type WebDoubt = { readonly why: AnyText; readonly byHost: boolean };

export type Shown = {
  readonly subject: Subject;
  /** What a decision is about beside the subject and the call's arguments: its hash covers both. */
  readonly base?: string | null;
  readonly proposed?: string;
  /** It looks dangerous, though it is not on the hard list. */
  readonly looksDangerous?: boolean;
  /** Why it can no longer happen; null: it can. */
  readonly stale: AnyText | null;
};

/** The file that a subject is about. */
export type SubjectFile = {
  readonly path: string;
  readonly relativePath: string;
  /** It moved on so that the proposal no longer applies. */
  readonly isStale: boolean;
};

/** What the queue does with a call by what it is about. `Prepared` holds what is known of one such call. */
export type SubjectKind<Prepared> = {
  /**
   * Looks again: the very same object when nothing is new, another when it is stale or fits again, `moved-on` when the
   * call is to be prepared afresh.
   */
  examine(
    prepared: Prepared,
    looking: Pick<Found, 'workspace'> & { readonly tool: Pick<Tool, 'changes'> },
  ): Promise<Prepared | 'moved-on'>;
  /** It moved on, and cannot be prepared afresh. */
  asStale(prepared: Prepared): Prepared;
  /** Whether it runs, asks, with which offers of a rule, or is refused. */
  judge(prepared: Prepared, circumstances: Circumstances): Verdict;
  /** What the person is shown, and decides on. */
  show(prepared: Prepared, asking: Asking): Shown;
  /** Null when it is about no file. */
  file(prepared: Prepared): SubjectFile | null;
  /**
   * As the person accepts it, which may be otherwise than it was proposed. AppError `invalid` when that cannot be done.
   */
  accept(
    prepared: Prepared,
    decision: Acceptance,
    at: Pick<Found, 'workspace' | 'signal'>,
  ): Promise<Prepared>;
  /** What the tool is to do, exactly; null when there is nothing but to run it. */
  approved(prepared: Prepared, allowance: Allowance): Approved | null;
  /** The matches of the rules that an offer, as the person left it, stands for. */
  matchesOf(match: string | undefined): readonly (string | undefined)[];
  /** The mode that the answer puts the chat into; absent or null: it stays as it is. */
  modeAfter?(prepared: Prepared): Mode | null;
  /** What the model is told in place of the usual words. */
  readonly told?: {
    /** Nobody is there to be asked. */
    readonly unattended: string;
    rejected?(reason: string | null): string;
  };
  /** What a rule for it holds to, beside its match. Absent: nothing. */
  pinOf?(prepared: Prepared): string | undefined;
};
