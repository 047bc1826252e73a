import { join } from 'node:path';
import { textOf } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { ChatLog } from '../../storage/chats/chat-log';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { type KnownProject, tellKnowingAny } from '../files/tell-knowing';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { type ChatChanges, chatChanges } from './chat-changes';

// Creates the changes of a chat while it opens.

export type OpenChangesParts = {
  readonly workspace: Workspace;
  readonly parts: AppParts;
  /** The folder of the project's chats. */
  readonly folder: string;
  readonly chats: KnownProject['chats'];
};

export function openChanges(
  { workspace, parts, folder, chats }: OpenChangesParts,
  log: ChatLog,
): ChatChanges {
  return chatChanges({
    log,
    workspace,
    now: parts.now,
    keeper: keeperFor(parts, workspace.root),
    contents: createKeptContents(join(folder, 'contents')),
    running: () => parts.changes.of(workspace.root).running(),
    onLateWrite: (path, copy) => parts.notice('warning', textOf('project-files.late-write', { path, copy })),
    tellOthers: (files) =>
      tellKnowingAny({ workspace, chats }, parts, {
        paths: files.map((path) => join(workspace.root, path)),
        textOf: toldToOthers,
        except: log.id,
      }),
  });
}

function toldToOthers([first = '', ...others]: readonly string[]): string {
  if (others.length === 0)
    return `The user undid changes in ${first} since you last saw it. Read it again before you rely on its content.`;
  const files = [first, ...others].map((path) => `- ${path}`).join('\n');
  return `The user undid changes in these files. Read those that you saw before again before you rely on their content:\n${files}`;
}
