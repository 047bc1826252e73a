import { messageOf } from '@shared/errors';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { assertWritable } from '../project/assert-writable';
import type { TextComparison } from '../project/text/file-change';
import { withUnixEnds } from '../project/text/line-ends';
import { newFileBase } from '../project/text-file';
import type { WorkspacePath } from '../project/workspace';
import type { Match } from './correction/exact';
import { type Finding, findText } from './correction/find-text';
import type { AskModel } from './correction/model-stage';
import { nearestLine } from './correction/nearest-line';
import { correcting } from './kit/correcting';
import { applyChange, approvedChange, changeProposal } from './kit/file-proposal';
import type { ToolServices } from './kit/services';
import { defineTool, type FileProposal, type Tool, type ToolContext, type ToolProposal } from './kit/tool';

// Replaces a text in a file. What is looked for need not be exact: see correction/find-text.ts.

const input = z.object({
  file_path: z.string().min(1).describe('The file, absolute or relative to the project'),
  old_string: z
    .string()
    .describe(
      'The text to replace, exactly as it stands in the file, with enough lines around it to be the only such place. Empty to create a new file.',
    ),
  new_string: z.string().describe('The text that takes its place, literally.'),
  expected_replacements: z
    .int()
    .min(1)
    .default(1)
    .describe('How many places the text stands in, all of which are replaced. 1 if not given.'),
});
type Input = z.output<typeof input>;

export function createEdit(services: Pick<ToolServices, 'sideRequest' | 'correctsByModel'>): Tool {
  return defineTool({
    name: 'edit',
    displayName: textOf('tool-name.edit-file'),
    description:
      'Replaces a text in a file, or creates a file when old_string is empty. old_string must be the exact text of the file, blanks and line breaks included, and by default must stand in it exactly once: include about three lines before and after the place. Set expected_replacements to replace several places at once. Read the file first. The person may change the proposal before it is written; the result then says so.',
    kind: 'change',
    group: 'files',
    activity: 'edit-file',
    changes: 'part',
    input,
    describe: ({ file_path, old_string }) =>
      textOf(old_string === '' ? 'call-title.create-file' : 'call-title.edit-file', {
        file: visibleName(file_path),
      }),
    target: ({ file_path }) => file_path,

    async confirm(input, context) {
      const path = await context.workspace.resolve(input.file_path);
      if (input.old_string === input.new_string) {
        throw new ToolError('No changes to apply: old_string and new_string are identical.');
      }
      await assertWritable(context.workspace, path);
      if (input.old_string === '') return await proposeFile(path, input, context);
      return await proposeEdit(path, input, { context, askModel: correcting(services, context) });
    },

    async run(input, context, approved) {
      const change = approvedChange(approved);
      const { proposal } = change;
      return await applyChange(context, change, (made) =>
        input.old_string === ''
          ? `Created new file: ${proposal.subject.path} with provided content.`
          : modifiedText(input, proposal, made),
      );
    },
  });
}

async function proposeFile(
  path: WorkspacePath,
  input: Input,
  { workspace, readText }: ToolContext,
): Promise<ToolProposal> {
  if ((await workspace.stat(path)) !== null || (await readText(path)).hash !== null) {
    throw new ToolError(
      `Failed to edit, ${path.absolute} already exists. An empty old_string only creates new files: give the text to replace, or use write_file to overwrite the whole file.`,
    );
  }
  return changeProposal(path, {
    base: newFileBase,
    proposed: withUnixEnds(input.new_string),
    approximate: null,
  });
}

type Asking = { readonly context: ToolContext; readonly askModel: AskModel | null };

async function proposeEdit(
  path: WorkspacePath,
  input: Input,
  { context, askModel }: Asking,
): Promise<ToolProposal> {
  const base = await context.readText(path);
  if (base.hash === null) {
    throw new ToolError(`File not found: ${path.absolute}. An empty old_string creates a new file.`);
  }
  const finding = await findText(
    { text: base.text, oldText: withUnixEnds(input.old_string), newText: withUnixEnds(input.new_string) },
    input.expected_replacements,
    askModel && modelAsker({ context, askModel }, () => notFoundText(path.absolute, base.text, input)),
  );
  assertCount(finding, input, { path: path.absolute, text: base.text });
  const proposed = replaceAll(base.text, finding.matches);
  if (proposed === base.text) {
    throw new ToolError(`No changes to apply: ${path.absolute} already has the text of new_string there.`);
  }
  return changeProposal(path, { base, proposed, approximate: finding.stage });
}

function assertCount(finding: Finding, input: Input, { path, text }: { path: string; text: string }): void {
  const { matches, stage } = finding;
  const expected = input.expected_replacements;
  if (matches.length === expected) return;
  if (matches.length === 0) throw new ToolError(notFoundText(path, text, input));
  const lines = matches.map(({ start }) => lineAt(text, start)).join(', ');
  const how = stage === null ? '' : ` They match only approximately (${sayInEnglish(stage)}).`;
  throw new ToolError(
    `Failed to edit, expected ${expected} occurrences but found ${matches.length} for old_string in ${path} (lines ${lines}).${how}`,
  );
}

/** A model that cannot be asked leaves the text unfound, and that is said. */
function modelAsker(
  { context, askModel }: { readonly context: ToolContext; readonly askModel: AskModel },
  notFound: () => string,
): AskModel {
  return async (request) => {
    context.report(textOf('call-progress.asks-for-text'));
    try {
      return await askModel(request);
    } catch (cause) {
      throw new ToolError(`${notFound()} (Asking for the text that was meant failed: ${messageOf(cause)})`, {
        cause,
      });
    }
  };
}

function notFoundText(path: string, text: string, { old_string }: Input): string {
  const near = nearestLine(text, old_string);
  const hint =
    'Nothing was changed. Read the file again and give its exact text, blanks and line breaks included.';
  const like = near === null ? '' : ` The most similar line is line ${near.number}: ${near.text}`;
  return `Failed to edit, 0 occurrences found for old_string in ${path}. ${hint}${like}`;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function replaceAll(text: string, matches: readonly Match[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of matches) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

function modifiedText(input: Input, { subject }: FileProposal, change: TextComparison): string {
  const lines = [
    `Successfully modified file: ${subject.path} (${input.expected_replacements} replacements).`,
  ];
  if (subject.approximate !== null) {
    lines.push(
      `old_string was not in the file exactly; it was matched by ${sayInEnglish(subject.approximate)}. Check the result:`,
    );
  }
  lines.push(change.excerpt());
  return lines.filter((line) => line !== '').join('\n');
}
