import type { TextToSave } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import type { ChangeKeeper } from '../../project/old-version';
import { saveText } from '../../project/save-text';
import type { Workspace } from '../../project/workspace';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { type KnownProject, tellKnowing } from './tell-knowing';

// Saving a file: the person's own text is written without a question, and the chats that know the file are told.

/** The hash of what is in the file then. Fails as `saveText` does. */
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

/** What was there before is not kept: the editor takes the person back to it, and there is a save every few seconds. */
function keeperOf(parts: AppParts, { root }: Workspace): ChangeKeeper {
  return { ...keeperFor(parts, root), keepContent: async () => 'kept' };
}

/** For the model. */
function savedByPerson(path: string): string {
  return `The person changed ${path} in the editor since you last saw it. Read it again before you rely on what it holds.`;
}
