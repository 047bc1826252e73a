import { join } from 'node:path';
import type { ChangeKeeper } from '../../project/old-version';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { chatsFolder } from '../../storage/project-key';
import type { AppParts } from './parts';
import { keepCopyIn } from './tool-services';

/** For the user's own changes in a project: stores old contents together with those of the project's chats. */
export function keeperFor({ home, changes }: Pick<AppParts, 'home' | 'changes'>, root: string): ChangeKeeper {
  const folder = chatsFolder(home, root);
  return {
    keepContent: createKeptContents(join(folder, 'contents')).keep,
    keepCopy: keepCopyIn(folder),
    fileChanged: changes.of(root).wrote,
    lookAgain: changes.lateWrites(root).lookAgain,
  };
}
