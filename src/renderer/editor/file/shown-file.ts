import { AppError } from '@shared/errors';
import type { FileView } from '@shared/project';
import { type AnyText, isSameText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';

// What a file's tab shows, step by step as the file is read, read again, and perhaps gone. Pure.

export type ShownFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly view: FileView }
  /** It is not there any more; `view` is what it was. */
  | { readonly kind: 'deleted'; readonly view: FileView }
  | { readonly kind: 'failed'; readonly message: AnyText };

/** After the file was read. The same bytes are the same object, so that nothing is drawn anew. */
export function afterRead(before: ShownFile, view: FileView): ShownFile {
  return before.kind === 'shown' && isSameView(before.view, view) ? before : { kind: 'shown', view };
}

/** After reading it failed. What was seen once stays in sight while it is deleted or main cannot be reached. */
export function afterFailure(before: ShownFile, error: unknown): ShownFile {
  const code = error instanceof AppError ? error.code : null;
  const seen = before.kind === 'shown' || before.kind === 'deleted' ? before.view : null;
  if (code === 'closed') return before;
  if (code === 'not-found' && seen) return { kind: 'deleted', view: seen };
  return { kind: 'failed', message: toldOf(error) };
}

function isSameView(a: FileView, b: FileView): boolean {
  if (a.kind === 'text' && b.kind === 'text') return a.hash === b.hash && a.path === b.path;
  if (a.kind === 'image' && b.kind === 'image') return a.base64 === b.base64;
  return a.kind === 'unshowable' && b.kind === 'unshowable' && isSameText(a.reason, b.reason);
}
