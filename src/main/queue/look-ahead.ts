import type { DraftAhead, Foreseen } from '@shared/approval/approval';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import { baseAfter, type FileBase, newFileBase, unwritableCharacter } from '../project/text-file';
import { rejectionOf } from './call-history';
import type { Call } from './calls/call';
import { diffHash } from './diff-ahead';
import { decisionBy, grantOf, isBare } from './granted';
import type { Ahead, LookingAhead } from './inbox';
import type { BatchParts } from './parts';
import { modeReason, type Verdict } from './policy/policy';
import { hashOfChange, prepare, targetPathsOf } from './prepare';
import type { PreparedChange } from './subjects/file-change';
import type { Prepared } from './subjects/subjects';
import { contextOf } from './tool-context';
import { verdictOn } from './verdict-on';

// Looking ahead: while a call waits, the queue computes the edits behind it in its batch, each on the text that earlier
// ones would produce. The user can then see and decide them together. Looking ahead changes nothing and asks no model.

/** The waiting call. */
export type Head = { readonly call: Call; readonly prepared: Prepared };

/** The expected outcome of each call behind the waiting one, in order. With `of`: at least of that one. */
export async function lookAhead(
  parts: BatchParts,
  { call: waiting, prepared: first }: Head,
  { drafts, of }: LookingAhead,
): Promise<readonly Ahead[]> {
  const laid = layOut(parts.seen, drafts);
  if (first.kind === 'file-change' && !first.stale)
    laid.lay({ call: waiting, prepared: first }, first.proposal.proposed);
  const found: Ahead[] = [];
  const start = performance.now();
  for (const call of of === undefined ? parts.behind : await thoseOf(parts, of)) {
    const isTooMuch = found.length >= mostCalls || performance.now() - start > patience;
    const ahead = isTooMuch ? unseen : await foresee({ ...parts, seen: laid.seen }, call, laid.files);
    if (ahead.prepared) {
      const change = { call, prepared: ahead.prepared };
      laid.lay(change, grantedText(parts, change));
    }
    found.push({ callId: call.id, ...ahead });
  }
  return found;
}

/** A hundred edits of a large file are more than anybody reads at once: the user sees the others at their turn. */
const mostCalls = 100;
/** Milliseconds. */
const patience = 1_500;

const unseen = { foreseen: { kind: 'later' }, prepared: null } as const;

/** The calls that a preview of one of them needs: it, and those before it that change its files. */
async function thoseOf({ behind, workspace }: BatchParts, of: string): Promise<readonly Call[]> {
  const until = behind.slice(0, behind.findIndex(({ id }) => id === of) + 1);
  const changing = until.filter(({ tool }) => tool.kind === 'change');
  const files = await Promise.all(
    changing.map(async (call) => (await targetPathsOf(workspace, call)).map(({ canonical }) => canonical)),
  );
  const own = new Set(files.at(-1));
  return changing.filter((_, at) => files[at]?.some((path) => own.has(path)));
}

type LaidOut = {
  /** The expected state of changed files, by absolute path. */
  readonly files: ReadonlyMap<string, FileBase>;
  readonly seen: Set<string>;
  /** Adds the change, in the user's version if there is one. `usual`: its text if there is none; null: no change. */
  lay(change: Change, usual: string | null): void;
};

function layOut(seenBefore: ReadonlySet<string>, drafts: readonly DraftAhead[]): LaidOut {
  const byId = new Map(drafts.map((draft) => [draft.callId, draft]));
  const files = new Map<string, FileBase>();
  const seen = new Set(seenBefore);
  return {
    files,
    seen,
    lay({ call, prepared }, usual) {
      const { subject, base, proposed } = prepared.proposal;
      const draft = byId.get(call.id);
      const isCurrent = draft?.content === null || draft?.hash === hashOfChange(call, prepared);
      const text = isCurrent && draft !== undefined ? draft.content : usual;
      if (text === null) return;
      seen.add(subject.path);
      const isWritable = unwritableCharacter(text, base) === null;
      const after = subject.change === 'delete' ? newFileBase : textBase(base, isWritable ? text : proposed);
      if (after !== null) files.set(subject.path, after);
    },
  };
}

/** Null: the text makes it a binary file. */
function textBase(base: FileBase, text: string): FileBase | null {
  try {
    return baseAfter(base, text, '');
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

type Change = { readonly call: Call; readonly prepared: PreparedChange };

/** The text after a call that the user may have decided on before; null: the user left it out. */
function grantedText(parts: BatchParts, { call, prepared }: Change): string | null {
  const grant = grantOf(parts.log, call);
  const decision = grant && decisionBy(grant, call, prepared);
  if (decision !== null && grant?.verdict === 'reject') return null;
  return decision?.answer === 'accept-with-edits' ? decision.content : prepared.proposal.proposed;
}

async function foresee(
  parts: BatchParts,
  call: Call,
  files: ReadonlyMap<string, FileBase>,
): Promise<Omit<Ahead, 'callId'>> {
  if (call.tool.kind !== 'change') return unseen;
  try {
    const { context } = contextOf(parts, call);
    const prepared = await prepare(parts, call, {
      ...context,
      mayAskModel: false,
      readText: async (path) => files.get(path.absolute) ?? (await context.readText(path)),
    });
    if (prepared.kind !== 'file-change') return unseen;
    const foreseen = expected(parts, { call, prepared }, verdictOn(parts, call, prepared));
    return { foreseen, prepared: foreseen.kind === 'fails' ? null : prepared };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const paths = (await targetPathsOf(parts.workspace, call)).map(({ canonical }) => canonical);
    return { foreseen: { kind: 'fails', why: failureFor(error), paths }, prepared: null };
  }
}

function expected(parts: BatchParts, { call, prepared }: Change, verdict: Verdict): Foreseen {
  const { proposal } = prepared;
  const diff = diffHash(call.tool.name, proposal);
  const edit = { subject: proposal.subject, diff, hash: hashOfChange(call, prepared) };
  const paths = [proposal.subject.relativePath];
  if (rejectionOf(parts, call)) return { kind: 'fails', why: textOf('asks.fails-rejected-before'), paths };
  if (verdict.verdict === 'deny') return { kind: 'fails', why: refusalFor(verdict), paths };
  const grant = grantOf(parts.log, call);
  const decision = grant && decisionBy(grant, call, prepared);
  if (decision !== null && grant?.verdict === 'reject') return { kind: 'left-out', ...edit };
  if (verdict.verdict === 'ask' && verdict.because !== 'mode')
    return { kind: 'asks', why: verdict.why, ...edit };
  if (verdict.verdict === 'allow' && (grant === null || isBare(grant))) return { kind: 'runs', ...edit };
  return { kind: 'edit', isGranted: decision !== null, ...edit };
}

/** For the user: a plain text of a tool is for the model. */
function failureFor({ told }: ToolError): AnyText {
  return typeof told === 'string' ? textOf('asks.fails-not-applicable') : told;
}

function refusalFor({ refusal }: Extract<Verdict, { verdict: 'deny' }>): AnyText {
  if (refusal.by === 'mode') return modeReason(refusal.mode);
  return textOf('asks.fails-by-rule', { rule: refusal.rule, scope: refusal.scope });
}
