import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { visibleName } from '../base/visible-name';

// Absolute path of a folder that the user types in a window: `~` is the user's own folder, as in a shell. A window has
// no current folder, so a relative path throws AppError `invalid`.

export function typedFolder(typed: string, home = homedir()): string {
  const folder = typed.replace(/^~(?=$|[/\\])/, () => home);
  if (path.isAbsolute(folder)) return folder;
  throw new AppError('invalid', textOf('folder.relative', { folder: visibleName(typed) }));
}
