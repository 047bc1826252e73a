import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

// Puts text on the clipboard. Rejects with a message for the user if the browser refuses.

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    // Over plain http from another machine the clipboard API is missing, but the old `execCommand` still works.
    if (!copyFromField(text)) throw new AppError('denied', textOf('window.not-copied'), { cause });
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
