import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import { decodeText } from '../project/text/encoding';
import { compareTexts } from '../project/text/file-change';
import { withUnixEnds } from '../project/text/line-ends';
import { bytesOf } from '../project/text-file';
import { withProposed } from '../tools/kit/file-proposal';
import type { FileProposal } from '../tools/kit/tool';
import { afterText } from './hook-texts';
import type { Hook } from './read-hooks';
import type { HookRunning, RanHook } from './run-hook';
import { scratchProject } from './scratch-project';

// Runs the hooks after a change before the change is made: on a copy, so that the user sees and decides on the text
// that they leave. The hooks run one after another, each on the text of the one before.

export type Formatting = {
  readonly root: string;
  readonly hooks: readonly Hook[];
  readonly signal: AbortSignal;
  /** The event for a hook, with the path of the file in the copy. */
  input(file: string, root: string): object;
  run(hook: Hook, running: HookRunning): Promise<RanHook>;
  onRan(ran: RanHook, changed: boolean): Promise<void>;
};

/** ToolError if the hooks undo the whole change. Rejects with the reason of the signal if it is aborted. */
export async function formatProposal(proposal: FileProposal, formatting: Formatting): Promise<FileProposal> {
  const told: string[] = [];
  let current = proposal;
  for (const hook of formatting.hooks) {
    const { ran, changed } = await runOn(current, hook, formatting);
    formatting.signal.throwIfAborted();
    const isChange = changed !== null && changed.proposed !== current.proposed;
    if (isChange) told.push(changedText(hook, current.proposed, changed));
    current = changed ?? current;
    told.push(afterText(ran));
    await formatting.onRan(ran, isChange);
  }
  const { base, subject } = current;
  if (base.hash !== null && current.proposed === base.text)
    throw new ToolError(`No changes to apply: hooks change ${subject.path} back to what it is.`);
  const fromHooks = told.filter((text) => text !== '').join('\n\n');
  return fromHooks === '' ? current : { ...current, fromHooks };
}

/** `changed` null: the hook failed, so its text does not count. */
async function runOn(
  proposal: FileProposal,
  hook: Hook,
  { root, input, signal, run }: Formatting,
): Promise<{ readonly ran: RanHook; readonly changed: FileProposal | null }> {
  const { subject, base, proposed } = proposal;
  const bytes = bytesOf(proposed, base, subject.path);
  const scratch = await scratchProject(root, subject.relativePath, bytes).catch(messageOf);
  if (typeof scratch === 'string') return failedRun({ hook, durationMs: 0 }, scratch);
  try {
    const ran = await run(hook, { input: input(scratch.file, scratch.root), root: scratch.root, signal });
    if (ran.answer.decision === 'failed') return { ran, changed: null };
    const changed = readChanged(proposal, await scratch.read());
    return typeof changed === 'string' ? failedRun(ran, changed) : { ran, changed };
  } finally {
    await scratch.remove();
  }
}

function failedRun({ hook, durationMs }: Pick<RanHook, 'hook' | 'durationMs'>, reason: string) {
  return {
    ran: { hook, durationMs, answer: { decision: 'failed', reason, context: '' } },
    changed: null,
  } as const;
}

/** A text says why what the hook left cannot be proposed. */
function readChanged(proposal: FileProposal, bytes: Uint8Array | null): FileProposal | string {
  if (bytes === null) return 'it left no file that can be read';
  const decoded = decodeText(bytes, proposal.base.format.encoding);
  if (decoded === 'binary') return 'it left a binary file';
  try {
    return withProposed(proposal, withUnixEnds(decoded.text));
  } catch (error) {
    return messageOf(error);
  }
}

function changedText({ label }: Hook, before: string, { proposed, subject }: FileProposal): string {
  const diff = compareTexts(before, proposed).readableDiff(subject.relativePath);
  return `The hook \`${label}\` changed your proposal before the decision:\n${diff}`;
}
