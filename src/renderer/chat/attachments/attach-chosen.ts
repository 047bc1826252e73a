import type { ClipboardEvent } from 'react';

// Files that were chosen or pasted, on their way into the chat.

export function attachChosen(files: readonly File[]): void {
  if (files.length === 0) return;
  const named = files.map((file) => ({ name: file.name, file, ofFolder: false }));
  // What fails is said on the chip of the file.
  void import('./attach-files').then((m) => m.attachFiles(named));
}

/** Programs that copy text often put a picture of it beside: then it is the text that is pasted. */
export function attachPasted(event: ClipboardEvent): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes('text/plain')) return;
  event.preventDefault();
  attachChosen([...files]);
}
