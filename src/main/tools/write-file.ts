import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { assertWritable } from '../project/assert-writable';
import { withUnixEnds } from '../project/text/line-ends';
import type { FileBase } from '../project/text-file';
import { guardContent } from './correction/content-guard';
import { correcting } from './kit/correcting';
import { applyChange, approvedChange, changeProposal } from './kit/file-proposal';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool } from './kit/tool';

// Writes a whole file. If it replaces a file, it keeps that file's format.

const input = z.object({
  file_path: z.string().min(1).describe('The file'),
  content: z.string().describe('The complete content of the file.'),
});

/** An object is the content of a JSON file, as models write it. */
function fromHabit(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { file_path: path, content } = given;
  const isObject = typeof content === 'object' && content !== null;
  if (!isObject || typeof path !== 'string' || !/\.json[c5]?$/i.test(path)) return given;
  return { ...given, content: `${JSON.stringify(content, null, 2)}\n` };
}

export function createWriteFile(services: Pick<ToolServices, 'sideRequest' | 'correctsByModel'>): Tool {
  return defineTool({
    name: 'write_file',
    displayName: textOf('tool-name.write-file'),
    description:
      'Creates a file, with its missing folders, or overwrites it. Give the complete content, with no placeholder for unchanged parts. To change part of a file, use edit.',
    kind: 'change',
    group: 'files',
    activity: 'write-file',
    input,
    fromHabit,
    describe: ({ file_path }) => textOf('call-title.write-file', { file: visibleName(file_path) }),
    target: ({ file_path }) => file_path,

    async confirm({ file_path, content }, context) {
      const path = await context.workspace.resolve(file_path);
      await assertWritable(context.workspace, path);
      const base = await context.readText(path);
      const guarded = await guardContent(
        { content: withUnixEnds(content), existing: base.text, path: path.absolute },
        correcting(services, context),
      );
      const proposed = inStyleOf(base, guarded.content);
      if (base.hash !== null && proposed === base.text) {
        throw new ToolError(`No changes to apply: ${path.absolute} already has this content.`);
      }
      const approximate = guarded.corrected ? textOf('match.content-of-model') : null;
      return changeProposal(path, { base, proposed, approximate });
    },

    async run(_input, context, approved) {
      const change = approvedChange(approved);
      const { subject } = change.proposal;
      const done =
        subject.change === 'create'
          ? `Successfully created and wrote to new file: ${subject.path}`
          : `Successfully overwrote file: ${subject.path}`;
      const note =
        'The content was at fault as given and was corrected in a side request; read the file before going on.';
      return await applyChange(context, change, () =>
        subject.approximate === null ? done : `${done}\n${note}`,
      );
    },
  });
}

/** Gives the content the byte order mark and the final line end of the replaced file. */
function inStyleOf(base: FileBase, content: string): string {
  if (base.hash === null || base.text === '' || content === '') return content;
  const unmarked = content.startsWith('\ufeff') ? content.slice(1) : content;
  const ends = unmarked.endsWith('\n');
  if (base.text.endsWith('\n')) return ends ? unmarked : `${unmarked}\n`;
  return ends ? unmarked.slice(0, -1) : unmarked;
}
