import { constants } from 'node:fs';
import { dirname } from 'node:path';
import { textOf } from '@shared/texts/text';
import { access } from '../base/disk';
import { assertNotReadOnly, writeFailure } from '../base/files/write-failure';
import { ToolError } from '../base/tool-error';
import type { Workspace, WorkspacePath } from './workspace';

// Write check: finds obstacles to a write before Pilotfish asks the user.

/** Throws the expected ToolError of a write to `path`, as far as the system shows it beforehand. */
export async function assertWritable(workspace: Workspace, path: WorkspacePath): Promise<void> {
  const stats = await workspace.stat(path);
  if (stats !== null) assertNotReadOnly(stats, path.absolute);
  const folder = await nearestFolder(workspace, path);
  await mayWrite(folder, path.absolute);
  if (stats !== null) await mayWrite(path.absolute, path.absolute);
}

/** The folder of the file, or the future parent of the first missing folder. */
async function nearestFolder(workspace: Workspace, path: WorkspacePath): Promise<string> {
  let { absolute, relative } = path;
  while (relative !== '') {
    absolute = dirname(absolute);
    relative = relative.includes('/') ? relative.slice(0, relative.lastIndexOf('/')) : '';
    const stats = await workspace.stat({ absolute, relative });
    if (stats?.isDirectory()) return absolute;
    if (stats !== null) throw new ToolError(textOf('project-files.not-a-folder', { path: absolute }));
  }
  return absolute;
}

async function mayWrite(place: string, shownPath: string): Promise<void> {
  try {
    await access(place, constants.W_OK);
  } catch (error) {
    throw writeFailure(error, shownPath);
  }
}
