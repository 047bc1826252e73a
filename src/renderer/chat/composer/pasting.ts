import type { ClipboardEvent, KeyboardEvent } from 'react';
import { addCode } from '../../parts/add-code';
import { pasteTextKeys } from '../../state/commands/command-keys';
import { forgetCopied, takeCopied } from '../../state/files/open-code';
import { matchesKeys } from '../../ui/keys';

// Adds what the user pastes to the message, or the files that the user chose.

/** For the element that contains the message field. */
export const pasting = { onPaste: takePasted, onKeyDownCapture: pasteAsText };

export function attachChosen(files: readonly File[]): void {
  if (files.length === 0) return;
  const named = files.map((file) => ({ name: file.name, file, ofFolder: false }));
  // Failures appear on the chip of the file.
  void import('../attachments/attach-files').then((m) => m.attachFiles(named));
}

/**
 * Code from an editor of this window becomes a mention of its lines. Programs that copy text often add an image of it:
 * the text is pasted then.
 */
function takePasted(event: ClipboardEvent): void {
  const { files, types } = event.clipboardData;
  const code = takeCopied(event.clipboardData.getData('text/plain'));
  if (code) addCode(code);
  else if (files.length > 0 && !types.includes('text/plain')) attachChosen([...files]);
  else return;
  event.preventDefault();
}

function pasteAsText(event: KeyboardEvent): void {
  if (matchesKeys(event.nativeEvent, pasteTextKeys)) forgetCopied();
}
