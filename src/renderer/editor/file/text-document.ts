import type { TextEdit } from '@shared/code/code-places';
import { tabsOfColumns } from '../../state/files/editor-columns';
import { type OpenDocument, offerDocument } from '../../state/files/open-documents';
import { changeUnsaved, forgetUnsaved, setUnsaved, unsavedOf } from '../../state/files/unsaved';
import { keepTab, useUiState } from '../../state/ui-state';
import { createModel, type monaco } from '../monaco/monaco';
import { markWhileTyped } from '../problems/mark-while-typed';
import { checkWhileTyped } from './check-while-typed';
import type { TextFile } from './shown-file';

// Text document: a file's text in Monaco, as long as its tab is open. Undo works after another tab was in front, and
// a change on disk leaves unsaved text alone. Import it lazily only.

export type TextDocument = {
  readonly model: monaco.editor.ITextModel;
  /** Null if the text is editable. */
  readonly readOnly: 'line-ends' | null;
  /** Derived from the file name. */
  readonly language: string;
  /** Takes the text on disk. It appears at once unless there is unsaved text. */
  onDisk(file: TextFile): void;
};

const documents = new Map<string, TextDocument & { close(): void }>();

/**
 * The open document of the file. A new one starts with the text on disk or the user's unsaved text. With unsaved text
 * its tab is no preview.
 */
export function documentOf(file: TextFile): TextDocument {
  if (unsavedOf(file.path)) keepTab(`file:${file.path}`);
  const known = documents.get(file.path);
  if (known) return known;
  followTabs();
  const opened = openTextDocument(file);
  documents.set(file.path, opened);
  return opened;
}

type Opened = {
  readonly path: string;
  readonly model: monaco.editor.ITextModel;
  /** As of the last read. */
  disk: TextFile;
  /** Hash of the bytes that the text is based on. */
  hash: string | null;
  /** Version of the text when it last equalled the text on disk. */
  savedVersion: number;
};

function openTextDocument(file: TextFile): TextDocument & { close(): void } {
  const { path } = file;
  const model = createModel('file', path, file.text);
  const opened = { path, model, disk: file, hash: file.hash, savedVersion: model.getAlternativeVersionId() };
  // Monaco allows one kind of line ending per text, and would otherwise rewrite every line.
  const readOnly = model.getValue() === file.text ? null : 'line-ends';
  bringBack(opened);
  const changes = model.onDidChangeContent(() => look(opened));
  const stopChecking = checkWhileTyped(path, model);
  const stopMarking = markWhileTyped(path, model);
  const withdraw = offerDocument(path, offered(opened, readOnly === null));
  return {
    model,
    readOnly,
    language: model.getLanguageId(),
    onDisk: (now) => follow(opened, now),
    close() {
      withdraw();
      changes.dispose();
      stopChecking();
      stopMarking();
      model.dispose();
    },
  };
}

/** Restores the unsaved text from before the page was loaded. */
function bringBack(opened: Opened): void {
  const mine = unsavedOf(opened.path);
  if (mine) showOther(opened, { text: mine.text(), hash: mine.hash });
}

/** Shows the user's text that is based on the bytes with that hash. */
function showOther(
  opened: Opened,
  { text, hash }: { readonly text: string; readonly hash: string | null },
): void {
  const { path, model, disk } = opened;
  const isSame = hash === opened.hash;
  opened.hash = hash;
  // Undo may only lead back to a text that is based on the same bytes.
  if (isSame) replaceText(model, text);
  else model.setValue(text);
  look(opened);
  changeUnsaved(path, { disk: hash === disk.hash ? 'same' : 'changed' });
}

function offered(opened: Opened, isEditable: boolean): OpenDocument {
  return {
    text: () => opened.model.getValue(),
    saved(version, hash) {
      opened.hash = hash;
      opened.savedVersion = version;
    },
    rebase(hash) {
      opened.hash = hash;
    },
    revert: () => showDisk(opened),
    show: (other) => isEditable && showOther(opened, other),
    edit: (edits) => isEditable && applyEdits(opened.model, edits),
    indentation() {
      const { tabSize, insertSpaces } = opened.model.getOptions();
      return { tabSize, insertSpaces };
    },
  };
}

/** Records whether the text is unsaved. */
function look(opened: Opened): void {
  const { path, model, disk, hash } = opened;
  const version = model.getAlternativeVersionId();
  if (version === opened.savedVersion) {
    forgetUnsaved(path);
    return;
  }
  const before = unsavedOf(path);
  if (!before) keepTab(`file:${path}`);
  setUnsaved(path, {
    disk: 'same',
    saving: false,
    failure: null,
    ...before,
    hash,
    encoding: disk.encoding,
    version,
    text: () => model.getValue(),
  });
}

function follow(opened: Opened, now: TextFile): void {
  const { path, model } = opened;
  const isReopened = now.encoding !== opened.disk.encoding;
  opened.disk = now;
  const mine = unsavedOf(path);
  if (!mine) {
    if (now.hash !== opened.hash || isReopened) showDisk(opened);
  } else if (now.text === model.getValue()) {
    // This window or another program wrote the text that the user sees.
    showDisk(opened);
  } else if (!mine.saving) {
    changeUnsaved(path, { disk: now.hash === opened.hash ? 'same' : 'changed' });
  }
}

/** Replaces the shown text with the text on disk. */
function showDisk(opened: Opened): void {
  const { path, model, disk } = opened;
  replaceText(model, disk.text);
  opened.hash = disk.hash;
  opened.savedVersion = model.getAlternativeVersionId();
  forgetUnsaved(path);
}

function applyEdits(model: monaco.editor.ITextModel, edits: readonly TextEdit[]): void {
  model.pushStackElement();
  model.pushEditOperations(
    null,
    edits.map(({ line, column, endLine, endColumn, text }) => ({
      range: { startLineNumber: line, startColumn: column, endLineNumber: endLine, endColumn },
      text,
    })),
    () => null,
  );
  model.pushStackElement();
}

/** Replaces only the differing part, as one edit, so that undo restores it and the place in the text stays. */
function replaceText(model: monaco.editor.ITextModel, text: string): void {
  const before = model.getValue();
  if (before === text) return;
  const { start, end } = sameAround(before, text);
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(before.length - end);
  const range = {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
  model.pushStackElement();
  model.pushEditOperations([], [{ range, text: text.slice(start, text.length - end) }], () => null);
  model.pushStackElement();
}

/** The number of equal UTF-16 code units at the start and at the end, in whole characters. */
function sameAround(before: string, after: string): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isHighSurrogate(before, start - 1)) start -= 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isHighSurrogate(before, before.length - end - 1)) end -= 1;
  return { start, end };
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit < 0xdc00;
}

let isFollowed = false;

/** Closes a document after its tab, once no editor shows it. A change of project closes all documents. */
function followTabs(): void {
  if (isFollowed) return;
  isFollowed = true;
  useUiState.subscribe(({ tabs, otherColumn, project }, before) => {
    const isSame = tabs === before.tabs && otherColumn?.tabs === before.otherColumn?.tabs;
    if (isSame && project === before.project) return;
    const open = new Set(
      tabsOfColumns({ tabs, otherColumn }).flatMap((tab) => (tab.kind === 'file' ? [tab.path] : [])),
    );
    for (const [path, document] of documents) {
      if (open.has(path) && project === before.project) continue;
      documents.delete(path);
      setTimeout(() => document.close());
    }
  });
}
