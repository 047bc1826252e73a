import type { ExportedChat } from '@shared/found-chats';

/** Gives the person a file, where and as the browser keeps what is downloaded. */
export function download({ name, mimeType, text }: ExportedChat): void {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its hold on it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
