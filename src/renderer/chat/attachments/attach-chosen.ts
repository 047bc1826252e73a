import type { ClipboardEvent } from 'react';

// Attaches files that the user chose or pasted.

export function attachChosen(files: readonly File[]): void {
  if (files.length === 0) return;
  const named = files.map((file) => ({ name: file.name, file, ofFolder: false }));
  // Failures appear on the chip of the file.
  void import('./attach-files').then((m) => m.attachFiles(named));
}

/** Programs that copy text often add an image of it: the text is pasted then. */
export function attachPasted(event: ClipboardEvent): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes('text/plain')) return;
  event.preventDefault();
  attachChosen([...files]);
}
