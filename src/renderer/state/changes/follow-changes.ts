import type { ChatState } from '@shared/chat/chat';
import { useWatchedFolders, watchFolders } from '../disk/watched-folders';
import { useServerState } from '../server-state';
import { folderOf } from '../visible-rows';
import { readChanges, useReviewedChanges } from './reviewed-changes';

// Reads the shown changes again when the chat reports new ones, or when a folder with one of the files changes.

const owner = 'changes';

/** Milliseconds during which several events cause one reading. */
const joinMs = 150;

/** Runs until the returned function is called. */
export function followChanges(): () => void {
  let seen = sign();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    const folders = new Set(useReviewedChanges.getState().view?.files.map(({ path }) => folderOf(path)));
    watchFolders(owner, [...folders]);
  };
  const look = () => {
    const now = sign();
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    timer = setTimeout(() => void readChanges(), joinMs);
  };
  const stops = [
    useServerState.subscribe(look),
    useReviewedChanges.subscribe((state, before) => state.view !== before.view && watch()),
  ];
  watch();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    watchFolders(owner, []);
  };
}

/** Another text whenever the shown changes may be out of date. */
function sign(): string {
  const { asked } = useReviewedChanges.getState();
  const { project, chats } = useServerState.getState();
  const chatId = asked?.chatId ?? '';
  const chat = chats[chatId];
  const folders = (useWatchedFolders.getState().wanted[owner] ?? []).map(
    (folder) => project?.folderVersions[folder] ?? 0,
  );
  const isThere = project?.chats.some(({ id }) => id === chatId);
  return JSON.stringify([isThere, folders, chat && signOf(chat)]);
}

function signOf({ items, calls, changedFiles, turn }: ChatState): readonly unknown[] {
  const told = items.findLast(({ kind }) => kind === 'changes' || kind === 'taken-back')?.id;
  const ended = Object.values(calls).filter(({ effects }) => effects !== undefined).length;
  return [told, ended, changedFiles.length, turn.kind];
}
