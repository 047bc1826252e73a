import type { TextToSave } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import type { ChangeKeeper } from '../../project/old-version';
import { saveText } from '../../project/save-text';
import type { Workspace } from '../../project/workspace';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { type KnownProject, tellKnowing } from './tell-knowing';

// Saves a file: writes the user's own text without a question, and tells the chats that know the file.

/** The hash of the new content. Throws as `saveText` does. */
export async function saveFile(
  { workspace, chats }: KnownProject,
  toSave: TextToSave,
  parts: AppParts,
): Promise<{ hash: string }> {
  const { hash, absolutePath, lateCopy } = await saveText(workspace, toSave, keeperOf(parts, workspace));
  if (lateCopy !== null)
    parts.notice('warning', textOf('project-files.late-write', { path: toSave.path, copy: lateCopy }));
  await tellKnowing({ workspace, chats }, parts, { path: absolutePath, text: savedByPerson(absolutePath) });
  return { hash };
}

/** The editor has its own undo and saves every few seconds, so the old content is not stored. */
function keeperOf(parts: AppParts, { root }: Workspace): ChangeKeeper {
  return { ...keeperFor(parts, root), keepContent: async () => 'kept' };
}

/** The note for the model. */
function savedByPerson(path: string): string {
  return `The user changed ${path} in the editor since you last saw it. Read it again before you rely on its content.`;
}
