import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { visibleName } from '../base/visible-name';

// Absolute path of a folder as a person types it in a window: `~` is their own folder, as in a shell. A window has no
// folder of its own that anything else could be relative to: AppError `invalid`.

export function typedFolder(typed: string, home = homedir()): string {
  const folder = typed.replace(/^~(?=$|[/\\])/, () => home);
  if (path.isAbsolute(folder)) return folder;
  throw new AppError('invalid', textOf('folder.relative', { folder: visibleName(typed) }));
}
