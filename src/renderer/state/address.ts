import { projectIn } from '@shared/project/project';

// The address of the page: it names the project that the window shows, so that a page that is loaded again finds it.

export function projectInAddress(): string | null {
  return projectIn(location.search);
}

export function showInAddress(project: string): void {
  const url = new URL(location.href);
  url.searchParams.set('project', project);
  history.replaceState(null, '', url);
}

/** The chat that the page was asked for with; null for none. */
export function chatInAddress(): string | null {
  return new URLSearchParams(location.search).get('chat');
}

/** Null: the address names none from now on. */
export function showChatInAddress(chatId: string | null): void {
  const url = new URL(location.href);
  if (chatId === null) url.searchParams.delete('chat');
  else url.searchParams.set('chat', chatId);
  history.replaceState(null, '', url);
}
