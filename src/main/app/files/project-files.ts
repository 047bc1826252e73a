import { isEventOf, isOfKind, type NumberedEvent, type TopicOf, topicId } from '@shared/topics';
import { createFileIndex, type FileIndex } from '../../project/file-index/file-index';
import { folderOf } from '../../project/file-index/path-order';
import type { Workspace } from '../../project/workspace';
import type { AppParts } from '../parts/parts';

// The name index of an open project's files. It follows changes of the folders that windows show, and of files that
// chats change.

type Of = {
  readonly topic: TopicOf<'project'>;
  readonly parts: Pick<AppParts, 'now' | 'log' | 'store'>;
  readonly chats: { has(id: string): boolean };
};

export function openProjectFiles(workspace: Workspace, { topic, parts, chats }: Of): FileIndex {
  const index = createFileIndex(workspace, {
    now: parts.now,
    onProblem: (error) => parts.log.write('warning', 'listing the files of a project', error),
  });
  const unfollow = parts.store.onEvent((event) => index.foldersChanged(changedFolders(event, topic, chats)));
  return {
    ...index,
    close() {
      unfollow();
      index.close();
    },
  };
}

/** The folders of the project that the event reports as changed. */
function changedFolders(
  numbered: NumberedEvent,
  topic: TopicOf<'project'>,
  chats: Of['chats'],
): readonly string[] {
  if (isEventOf(numbered, topic))
    return numbered.event.type === 'folders-changed' ? numbered.event.folders : [];
  if (!isOfChat(numbered) || numbered.event.type !== 'file-changed') return [];
  return chats.has(topicId(numbered.topic)) ? [folderOf(numbered.event.relativePath)] : [];
}

function isOfChat(numbered: NumberedEvent): numbered is NumberedEvent<TopicOf<'chat'>> {
  return isOfKind(numbered.topic, 'chat');
}
