import { sayInEnglish, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { assertWritable } from '../project/assert-writable';
import type { TextComparison } from '../project/text/file-change';
import { withUnixEnds } from '../project/text/line-ends';
import { type FileBase, newFileBase } from '../project/text-file';
import type { WorkspacePath } from '../project/workspace';
import type { AskModel } from './correction/model-stage';
import type { Replacement } from './correction/replace-texts';
import { correcting } from './kit/correcting';
import { applyChange, approvedChange, changeProposal } from './kit/file-proposal';
import type { ToolServices } from './kit/services';
import { defineTool, type FileProposal, type Tool, type ToolContext, type ToolProposal } from './kit/tool';

// Replaces texts in a file. Approximate matches are possible: see correction/find-text.ts.

const input = z
  .object({
    file_path: z.string().min(1).describe('The file'),
    old_string: z
      .string()
      .optional()
      .describe(
        'The exact text to replace, with enough lines around it to be unique. Empty to create a new file.',
      ),
    new_string: z.string().optional().describe('The new text, literally.'),
    expected_replacements: z
      .int()
      .min(1)
      .default(1)
      .describe('Number of occurrences in the file; all are replaced.'),
    edits: z
      .array(
        z.object({
          old_string: z.string(),
          new_string: z.string(),
          replace_all: z.boolean().default(false),
        }),
      )
      .min(1)
      .optional()
      .describe('Several replacements instead of old_string and new_string, applied in order, all or none.'),
  })
  .superRefine(refuseNeitherOrBoth);
type Input = z.output<typeof input>;

type Services = Pick<ToolServices, 'sideRequest' | 'correctsByModel' | 'isAttended'>;

export function createEdit(services: Services): Tool {
  return defineTool({
    name: 'edit',
    displayName: textOf('tool-name.edit-file'),
    description:
      'Replaces text in a file, or creates a file when old_string is empty. Read the file first. old_string must match the file exactly, including whitespace, and occur once: include about three lines before and after. Set expected_replacements to replace all occurrences, or give several edits. The user may change the edit before it is written; the result then says so.',
    kind: 'change',
    group: 'files',
    activity: 'edit-file',
    changes: 'part',
    input,
    fromHabit,
    describe: (input) =>
      textOf(creates(input) ? 'call-title.create-file' : 'call-title.edit-file', {
        file: visibleName(input.file_path),
      }),
    target: ({ file_path }) => file_path,

    async confirm(input, context) {
      const path = await context.workspace.resolve(input.file_path);
      await assertWritable(context.workspace, path);
      const askModel = askingModel(services, context);
      const askForPlace = services.isAttended ? askModel : null;
      return await propose(path, input, { context, askModel, askForPlace });
    },

    async run(input, context, approved) {
      const change = approvedChange(approved);
      const { proposal } = change;
      return await applyChange(context, change, (made) =>
        creates(input)
          ? `Created new file: ${proposal.subject.path} with provided content.`
          : modifiedText(proposal, made),
      );
    },
  });
}

function refuseNeitherOrBoth(
  { old_string, new_string, edits }: Pick<Input, 'old_string' | 'new_string' | 'edits'>,
  context: z.RefinementCtx,
): void {
  const given = { old_string, new_string };
  for (const [name, text] of Object.entries(given)) {
    if (edits === undefined && text === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'string', path: [name], input: text });
    if (edits !== undefined && text !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'it cannot be given together with edits' });
  }
}

/** Accepts `replace_all` beside a single text, and empty texts beside `edits`. */
function fromHabit(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { old_string, new_string, replace_all, edits, ...rest } = given;
  if (edits === undefined && (replace_all === true || replace_all === 'true'))
    return { ...rest, edits: [{ old_string, new_string, replace_all: true }] };
  const isEmpty = [old_string, new_string].every((text) => text === '' || text === null);
  return edits !== undefined && edits !== null && isEmpty ? { ...rest, edits } : given;
}

function replacementsOf(input: Input): Replacement[] {
  const { old_string = '', new_string = '', expected_replacements, edits } = input;
  const one = { old_string, new_string, replace_all: false };
  return (edits ?? [one]).map((edit) => ({
    oldText: withUnixEnds(edit.old_string),
    newText: withUnixEnds(edit.new_string),
    count: edit.replace_all ? 'all' : edits ? 1 : expected_replacements,
  }));
}

function creates(input: Input): boolean {
  return replacementsOf(input)[0]?.oldText === '';
}

function askingModel(services: Services, context: ToolContext): AskModel | null {
  const ask = correcting(services, context);
  return (
    ask &&
    (async (request) => {
      context.report(textOf('call-progress.asks-for-text'));
      return await ask(request);
    })
  );
}

type Asking = {
  readonly context: ToolContext;
  readonly askModel: AskModel | null;
  /** Null if the user is absent and cannot confirm the model's choice. */
  readonly askForPlace: AskModel | null;
};

async function propose(
  path: WorkspacePath,
  input: Input,
  { context, askModel, askForPlace }: Asking,
): Promise<ToolProposal> {
  const [first, ...others] = replacementsOf(input);
  if (first?.oldText === first?.newText && others.length === 0)
    throw new ToolError('No changes to apply: old_string and new_string are identical.');
  const replacing = { path: path.absolute, askModel, askForPlace };
  if (first?.oldText === '') {
    await assertNew(path, context);
    const { replaceTexts } = await import('./correction/replace-texts');
    const { text } = await replaceTexts(first.newText, others, replacing);
    return changeProposal(path, { base: newFileBase, proposed: text, approximate: null });
  }
  const base = await existing(path, context);
  const { replaceTexts } = await import('./correction/replace-texts');
  const { text, count, stage, chosenOf } = await replaceTexts(base.text, replacementsOf(input), replacing);
  if (text === base.text)
    throw new ToolError(`No changes to apply: ${path.absolute} already has the text of new_string there.`);
  const proposal = changeProposal(path, { base, proposed: text, approximate: stage });
  return { ...proposal, replacements: count, ...(chosenOf !== null && { chosenOf }) };
}

async function assertNew(path: WorkspacePath, { workspace, readText }: ToolContext): Promise<void> {
  if ((await workspace.stat(path)) === null && (await readText(path)).hash === null) return;
  throw new ToolError(
    `Failed to edit, ${path.absolute} already exists. An empty old_string only creates new files: give the text to replace, or use write_file to overwrite the whole file.`,
  );
}

async function existing(path: WorkspacePath, { readText }: ToolContext): Promise<FileBase> {
  const base = await readText(path);
  if (base.hash !== null) return base;
  throw new ToolError(`File not found: ${path.absolute}. An empty old_string creates a new file.`);
}

function modifiedText(proposal: FileProposal, change: TextComparison): string {
  const { subject, replacements = 1 } = proposal;
  return [
    `Successfully modified file: ${subject.path} (${replacements} replacements).`,
    matchNote(proposal),
    change.excerpt(),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** How an approximate match was found; empty for an exact one. */
function matchNote({ subject, chosenOf }: FileProposal): string {
  if (chosenOf !== undefined)
    return `old_string matches ${chosenOf} places; this is an approximate match at the place that you chose. Check the result:`;
  if (subject.approximate === null) return '';
  return `old_string was not in the file exactly; it was matched by ${sayInEnglish(subject.approximate)}. Check the result:`;
}
