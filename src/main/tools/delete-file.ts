import { resolve } from 'node:path';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { lstat } from '../base/disk';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { assertWritable } from '../project/assert-writable';
import { removeFile } from '../project/remove-file';
import { readForDeletion } from '../project/text-file';
import { approvedChange, approvedPath, changeProposal, changeResult } from './kit/file-proposal';
import { defineTool } from './kit/tool';

// Deletes one file, after storing a copy outside the project.

export const deleteFile = defineTool({
  name: 'delete_file',
  displayName: textOf('tool-name.delete-file'),
  description:
    'Deletes one file of the project, after asking the user. The user can restore it. It cannot delete directories.',
  kind: 'change',
  group: 'files',
  activity: 'delete-file',
  input: z.object({ file_path: z.string().min(1).describe('The file') }),
  describe: ({ file_path }) => textOf('call-title.delete-file', { file: visibleName(file_path) }),
  target: ({ file_path }) => file_path,

  async confirm({ file_path }, { workspace }) {
    const path = await workspace.resolve(file_path);
    await assertNoLink(resolve(workspace.root, file_path), path.absolute);
    const base = await readForDeletion(workspace, path);
    await assertWritable(workspace, path);
    const { subject, ...rest } = changeProposal(path, { base, proposed: '', approximate: null });
    const { empties: _, ...deletion } = subject;
    return { subject: { ...deletion, change: 'delete' }, ...rest };
  },

  async run(_input, context, approved) {
    const change = approvedChange(approved);
    const { base } = change.proposal;
    const path = await approvedPath(context, change.proposal);
    const { signal, workspace } = context;
    const { copy, late } = await removeFile(workspace, path, { base, signal, keeper: context });
    const text = `Successfully deleted file: ${path.absolute}. A copy is kept, from which the user can restore it: ${copy}`;
    return changeResult({ ...change, content: '' }, { text, late });
  },
});

/** Deleting through a link would delete a file other than the named one. */
async function assertNoLink(given: string, canonical: string): Promise<void> {
  const stats = await lstat(given).catch(() => null);
  if (!stats?.isSymbolicLink()) return;
  throw new ToolError(
    `Path is a link, not a file: ${given}. To delete the file it leads to, name ${canonical}.`,
  );
}
