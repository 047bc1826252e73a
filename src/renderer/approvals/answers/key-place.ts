/**
 * Where the keyboard is: in a text that is a part of the answer, such as the right side of a diff or a command; in
 * something with keys of its own, such as a search field or the reason for a rejection; or elsewhere on the surface.
 */
export type KeyPlace = 'text' | 'own' | 'surface';

export function keyPlace(target: Node): KeyPlace {
  if (!(target instanceof Element)) return 'surface';
  if (target.closest('form, .find-widget, .diff-review')) return 'own';
  return target.closest('.monaco-editor, .monaco-diff-editor, textarea') ? 'text' : 'surface';
}
