/**
 * The place of the focus on a surface. `text`: a text that is part of the answer, such as the right side of a diff or a
 * command. `own`: an element with its own keys, such as a search field or the reason for a rejection. `surface`:
 * anywhere else.
 */
export type KeyPlace = 'text' | 'own' | 'surface';

export function keyPlace(target: Node): KeyPlace {
  if (!(target instanceof Element)) return 'surface';
  if (target.closest('form, .find-widget, .diff-review')) return 'own';
  return target.closest('.monaco-editor, .monaco-diff-editor, textarea') ? 'text' : 'surface';
}
