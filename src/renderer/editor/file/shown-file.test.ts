import { AppError } from '@shared/errors';
import type { FileView } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { afterFailure, afterRead, besideUnsaved, type ShownFile } from './shown-file';

const text = (hash: string): FileView => ({
  kind: 'text',
  path: 'a.ts',
  text: hash,
  hash,
  encoding: 'utf-8',
  bom: false,
  lineEnds: 'LF',
});
const shown: ShownFile = { kind: 'shown', view: text('one') };
const gone = new AppError('not-found', 'File not found: a.ts');

it('shows what was read', () => {
  expect(afterRead({ kind: 'loading' }, text('one'))).toEqual(shown);
});

it('draws nothing anew when the bytes are the same', () => {
  expect(afterRead(shown, text('one'))).toBe(shown);
  const image: FileView = { kind: 'image', path: 'a.png', mimeType: 'image/png', base64: 'AA==' };
  const shownImage: ShownFile = { kind: 'shown', view: image };
  expect(afterRead(shownImage, { ...image })).toBe(shownImage);
});

it('draws the same bytes anew in another encoding', () => {
  const view = { ...text('one'), encoding: 'koi8-r' };
  expect(afterRead(shown, view)).toEqual({ kind: 'shown', view });
});

it('follows new bytes, and a file that became another kind', () => {
  expect(afterRead(shown, text('two'))).toEqual({ kind: 'shown', view: text('two') });
  const binary: FileView = { kind: 'unshowable', path: 'a.ts', reason: 'It is binary.' };
  expect(afterRead(shown, binary)).toEqual({ kind: 'shown', view: binary });
});

it('keeps a deleted file in sight, and shows it again when it is back', () => {
  const deleted = afterFailure(shown, gone);
  expect(deleted).toEqual({ kind: 'deleted', view: text('one') });
  expect(afterFailure(deleted, gone)).toEqual(deleted);
  expect(afterRead(deleted, text('one'))).toEqual(shown);
});

it('says why a file that was never seen cannot be shown', () => {
  expect(afterFailure({ kind: 'loading' }, gone)).toEqual({
    kind: 'failed',
    message: 'File not found: a.ts',
    isGone: true,
  });
});

it('says when a file can no longer be read, rather than showing what may be old', () => {
  expect(afterFailure(shown, new AppError('denied', 'No permission.'))).toEqual({
    kind: 'failed',
    message: 'No permission.',
    isGone: false,
  });
});

it('keeps what is shown while main cannot be reached', () => {
  expect(afterFailure(shown, new AppError('closed', 'Not connected.'))).toBe(shown);
});

describe('beside text that is not saved', () => {
  const mine = { path: 'a.ts', encoding: 'utf-16le' };
  const view = { kind: 'text', ...mine, text: '', hash: '', bom: false, lineEnds: 'LF' };
  const binary: FileView = { kind: 'unshowable', path: 'a.ts', reason: 'It is binary.' };
  const image: FileView = { kind: 'image', path: 'a.ts', mimeType: 'image/png', base64: 'AA==' };
  const beginning: FileView = {
    kind: 'beginning',
    path: 'a.ts',
    text: 'one',
    shown: 3,
    size: 11 * 1024 * 1024,
    version: '1',
    encoding: 'utf-8',
    lineEnds: 'LF',
  };
  const tooLarge = textOf('project-files.too-large-to-show', { megabytes: 11, most: 10 });
  const noText = textOf('saving.no-text-on-disk');
  const failed = (error: AppError) => afterFailure({ kind: 'loading' }, error);

  it.each<[string, ShownFile, object]>([
    [
      'is unreadable',
      failed(new AppError('denied', 'No permission.')),
      { why: 'No permission.', isGone: false },
    ],
    ['was never seen and is gone', failed(gone), { why: 'File not found: a.ts', isGone: true }],
    ['is binary by now', { kind: 'shown', view: binary }, { why: 'It is binary.', isGone: false }],
    ['is too large by now', { kind: 'shown', view: beginning }, { why: tooLarge, isGone: false }],
    ['is a picture by now', { kind: 'shown', view: image }, { why: noText, isGone: false }],
    ['was a picture and is gone', { kind: 'deleted', view: image }, { why: noText, isGone: true }],
  ])('a file that %s leaves that in sight', (_name, file, more) => {
    expect(besideUnsaved(file, mine)).toEqual({ kind: 'unread', view, ...more });
  });

  it('a file whose text is known is shown as it is', () => {
    const deleted: ShownFile = { kind: 'deleted', view: text('one') };
    for (const file of [shown, deleted, { kind: 'loading' } as const])
      expect(besideUnsaved(file, mine)).toBe(file);
  });
});
