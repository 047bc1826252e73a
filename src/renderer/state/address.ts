import { projectIn } from '@shared/project/project';

// The address of the page. It names the project of the window, so that the page finds it after a reload.

export function projectInAddress(): string | null {
  return projectIn(location.search);
}

export function showInAddress(project: string): void {
  const url = new URL(location.href);
  url.searchParams.set('project', project);
  history.replaceState(null, '', url);
}

/** The chat in the address, or null. */
export function chatInAddress(): string | null {
  return new URLSearchParams(location.search).get('chat');
}

/** Null removes the chat from the address. */
export function showChatInAddress(chatId: string | null): void {
  const url = new URL(location.href);
  if (chatId === null) url.searchParams.delete('chat');
  else url.searchParams.set('chat', chatId);
  history.replaceState(null, '', url);
}
