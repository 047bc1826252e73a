import { AppError } from '@shared/errors';
import { foldFact } from '@shared/memory/memory';
import { memoryScopeSchema } from '@shared/memory/memory-scope-schema';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { type MemoryPlace, writeMemoryPlace } from '../memory/memory-place';
import { chosenPlace, type MemoryProposal, type MemoryTrust, proposeMemory } from '../memory/memory-proposal';
import { withEntry } from '../memory/memory-section';
import { compareTexts } from '../project/text/file-change';
import type { ToolServices } from './kit/services';
import { type Approved, defineTool, type Tool, type ToolContext, type ToolResult } from './kit/tool';

// `save_memory`: adds a fact to the memory of the project or of the user, which begins every chat.

const input = z.object({
  fact: z.string().describe('The fact, as one sentence that is clear without context.'),
  scope: memoryScopeSchema
    .optional()
    .describe(
      '"global" for facts about the user that hold in every project, "project" for facts about this one. Omit it to let the user choose.',
    ),
});

type Input = z.output<typeof input>;

type Services = Pick<ToolServices, 'memory' | 'isAttended'>;

export function createSaveMemory(services: Services): Tool {
  return defineTool({
    name: 'save_memory',
    displayName: textOf('tool-name.save-memory'),
    description:
      'Adds a fact to a memory file, which every later chat contains. Use it when the user asks you to remember something, or states a lasting preference or fact about themselves or the project. Do not use it for facts of this chat only, for what the code already says, or for long texts. The user may change the words or the place.',
    kind: 'memory',
    group: 'memory',
    activity: 'save-memory',
    input,
    describe: ({ fact }) =>
      textOf('call-title.save-memory', { fact: visibleName(foldFact(fact)).slice(0, 200) }),
    target: () => null,
    confirm: (given, context) => orAnswer(() => propose(services, given, context)),
    run: (_given, context, approved) => orAnswer(() => remember(services, approved, context)),
  });
}

async function propose(
  { memory, isAttended }: Services,
  { fact, scope: given }: Input,
  { workspace }: ToolContext,
): Promise<MemoryProposal> {
  const scope = given ?? null;
  if (foldFact(fact) === '') throw new Answer('Parameter "fact" must be a non-empty string.');
  if (scope === null && !isAttended) throw new Answer('Please specify where to save this memory');
  return await proposeMemory({ from: memory.places(workspace), trust: memory.trust }, { fact, scope });
}

async function remember(
  { memory }: Services,
  approved: Approved | null,
  context: ToolContext,
): Promise<ToolResult> {
  const proposal = approved?.proposal;
  if (!approved || proposal?.kind !== 'memory') throw new ToolError('Only what was approved is remembered.');
  const chosen = chosenPlace(proposal);
  if (chosen?.state !== 'open') throw new Answer('Please specify where to save this memory');
  const { place, trustsFile } = chosen;
  const text = withEntry(place.base.text, approved.content);
  await writeMemoryPlace(proposal.from, place, { text, keeper: context, signal: context.signal });
  if (trustsFile) await trustFile(memory.trust, { name: place.relative, text });
  const isEdited = approved.content !== proposal.proposed;
  const message = isEdited
    ? `Okay, I've updated the ${place.scope} memory file with your modifications.`
    : `Okay, I've remembered that in ${place.scope} memory: "${proposal.proposed}"`;
  return { forModel: JSON.stringify({ success: true, message }), forPerson: displayOf(place, text) };
}

async function trustFile(
  trust: MemoryTrust,
  file: { readonly name: string; readonly text: string },
): Promise<void> {
  try {
    await trust.trustFile(file);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ToolError(error.told, { cause: error });
  }
}

function displayOf({ scope, path, fileName, base }: MemoryPlace, text: string): ToolResult['forPerson'] {
  const change = compareTexts(base.text, text);
  const patch = change.cardPatch(fileName);
  const { added, removed } = change;
  if (scope === 'project') return { kind: 'file-diff', relativePath: fileName, patch, added, removed };
  const note = textOf('memory.saved-for-all', { path });
  return { kind: 'text', text: textOf('call-result.note-and-diff', { note, patch }) };
}

/** A failure with exactly this message. */
class Answer extends ToolError {}

/** The model reads every answer of this tool as JSON, failures too. */
async function orAnswer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const reason =
      error instanceof Answer ? error.message : `Failed to save memory. Detail: ${error.message}`;
    throw new ToolError(JSON.stringify({ success: false, error: reason }), { cause: error });
  }
}
