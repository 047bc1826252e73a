import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { viewFile } from './file-view';
import type { Workspace } from './workspace';

/**
 * Reads the file in another encoding from now on, in windows, for models and in saves. Throws AppError `invalid` if its
 * bytes are not text in that encoding. After an error the previous encoding stays.
 */
export async function readAs(workspace: Workspace, path: string, encoding: string): Promise<void> {
  const { absolute } = await workspace.resolve(path);
  const before = workspace.encodings.get(absolute);
  workspace.encodings.set(absolute, encoding);
  const restore = () =>
    before === undefined ? workspace.encodings.delete(absolute) : workspace.encodings.set(absolute, before);
  const view = await viewFile(workspace, path).catch((error: unknown) => {
    restore();
    throw error;
  });
  if ('encoding' in view && view.encoding === encoding) return;
  restore();
  throw new AppError('invalid', textOf('saving.not-in-encoding', { path, encoding }));
}
