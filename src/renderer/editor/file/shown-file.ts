import { AppError } from '@shared/errors';
import { type FileView, largestText } from '@shared/project/project';
import { type AnyText, isSameText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';

// The states of a file tab: while it loads, after each read, and after the file is deleted. Pure.

export type ShownFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly view: FileView }
  /** The file no longer exists; `view` is its last state. */
  | { readonly kind: 'deleted'; readonly view: FileView }
  | { readonly kind: 'failed'; readonly message: AnyText; readonly isGone: boolean }
  /** The text on disk is unknown, but the user's unsaved text exists; the text in `view` is empty. */
  | { readonly kind: 'unread'; readonly view: TextFile; readonly why: AnyText; readonly isGone: boolean };

export type TextFile = Extract<FileView, { kind: 'text' }>;
export type BeginningOfFile = Extract<FileView, { kind: 'beginning' }>;

/** The state after a successful read. If the bytes are the same, so is the object, which saves a render. */
export function afterRead(before: ShownFile, view: FileView): ShownFile {
  return before.kind === 'shown' && isSameView(before.view, view) ? before : { kind: 'shown', view };
}

/** The state after a failed read. The last view stays if the file was deleted or the main process is unreachable. */
export function afterFailure(before: ShownFile, error: unknown): ShownFile {
  const code = error instanceof AppError ? error.code : null;
  const seen = before.kind === 'shown' || before.kind === 'deleted' ? before.view : null;
  if (code === 'closed') return before;
  if (code === 'not-found' && seen) return { kind: 'deleted', view: seen };
  return { kind: 'failed', message: toldOf(error), isGone: code === 'not-found' };
}

/** The state of a file with unsaved text. That text stays visible, even if the file on disk is unreadable or binary. */
export function besideUnsaved(file: ShownFile, mine: Pick<TextFile, 'path' | 'encoding'>): ShownFile {
  if (file.kind === 'loading' || file.kind === 'unread') return file;
  if (file.kind !== 'failed' && file.view.kind === 'text') return file;
  const view: TextFile = { kind: 'text', ...mine, text: '', hash: '', bom: false, lineEnds: 'LF' };
  const isGone = file.kind === 'deleted' || (file.kind === 'failed' && file.isGone);
  return { kind: 'unread', view, why: whyUnread(file), isGone };
}

function whyUnread(file: Exclude<ShownFile, { kind: 'loading' | 'unread' }>): AnyText {
  return file.kind === 'failed' ? file.message : whyNoText(file.view);
}

/** The reason why the text is missing or incomplete. */
export function whyNoText(view: FileView): AnyText {
  if (view.kind === 'unshowable') return view.reason;
  if (view.kind !== 'beginning') return textOf('saving.no-text-on-disk');
  const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));
  return textOf('project-files.too-large-to-show', {
    megabytes: megabytes(view.size),
    most: megabytes(largestText),
  });
}

function isSameView(a: FileView, b: FileView): boolean {
  if (a.kind === 'text' && b.kind === 'text')
    return a.hash === b.hash && a.path === b.path && a.encoding === b.encoding;
  if (a.kind === 'beginning' && b.kind === 'beginning')
    return a.version === b.version && a.path === b.path && a.encoding === b.encoding;
  if (a.kind === 'pdf' && b.kind === 'pdf') return a.version === b.version && a.path === b.path;
  if (a.kind === 'image' && b.kind === 'image') return a.base64 === b.base64;
  return a.kind === 'unshowable' && b.kind === 'unshowable' && isSameText(a.reason, b.reason);
}
