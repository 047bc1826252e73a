import type { ChatEvent, ChatState } from './chat-schema';

type FileChanged = Extract<ChatEvent, { type: 'file-changed' }>;

/**
 * A file counts as changed until it has its original content again. A new file stays new, even after further changes. A
 * file from a chat of an earlier version counts as changed.
 */
export function noteChanged(state: ChatState, event: FileChanged): ChatState {
  const { changedFiles, filesBefore, createdFiles } = state;
  const { relativePath: path } = event;
  const before = 'before' in event ? beginningOf(event.before) : '';
  const at = changedFiles.indexOf(path);
  if (at === -1)
    return {
      ...state,
      changedFiles: [...changedFiles, path],
      filesBefore: [...filesBefore, before],
      createdFiles: before === null ? [...createdFiles, path] : createdFiles,
    };
  const isAsBefore = 'after' in event && filesBefore[at] === beginningOf(event.after);
  if (!isAsBefore) return state;
  return {
    ...state,
    changedFiles: changedFiles.toSpliced(at, 1),
    filesBefore: filesBefore.toSpliced(at, 1),
    createdFiles: createdFiles.filter((created) => created !== path),
  };
}

/** Long enough to recognise a file. */
function beginningOf(hash: string | null): string | null {
  return hash === null ? null : hash.slice(0, 16);
}
