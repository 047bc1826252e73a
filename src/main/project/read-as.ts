import { AppError } from '@shared/errors';
import type { FileView } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { viewFile } from './file-view';
import type { Workspace } from './workspace';

/**
 * Reads the file in another encoding from now on, in windows, for models and in saves. Throws AppError `invalid` if its
 * bytes are not text in that encoding, and then restores the previous encoding.
 */
export async function readAs(workspace: Workspace, path: string, encoding: string): Promise<FileView> {
  const { absolute } = await workspace.resolve(path);
  const before = workspace.encodings.get(absolute);
  workspace.encodings.set(absolute, encoding);
  const view = await viewFile(workspace, path);
  if ('encoding' in view && view.encoding === encoding) return view;
  if (before === undefined) workspace.encodings.delete(absolute);
  else workspace.encodings.set(absolute, before);
  throw new AppError('invalid', textOf('saving.not-in-encoding', { path, encoding }));
}
