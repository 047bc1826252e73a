import type { TextEdit } from '@shared/code/code-places';

// Editor documents by path, for code that saves or discards text. Independent of Monaco, so that any module may import
// it.

export type OpenDocument = {
  /** The text that the user sees. */
  text(): string;
  /** The text of that version is on disk now, with that hash. */
  saved(version: number, hash: string): void;
  /** The document is now based on other bytes of the disk. */
  rebase(hash: string | null): void;
  /** Shows the text on disk, as an edit that the user can undo. */
  revert(): void;
  /** Shows another text, as an edit; `hash` is of the bytes that it is based on. */
  show(other: { readonly text: string; readonly hash: string | null }): void;
  /** Applies these changes of the text, as one edit that the user can undo. A read-only text stays as it is. */
  edit(edits: readonly TextEdit[]): void;
  indentation(): { readonly tabSize: number; readonly insertSpaces: boolean };
};

const documents = new Map<string, OpenDocument>();

export function openDocument(path: string): OpenDocument | null {
  return documents.get(path) ?? null;
}

export function openDocuments(): ReadonlyMap<string, OpenDocument> {
  return documents;
}

/** Registers the document until the returned function is called. */
export function offerDocument(path: string, document: OpenDocument): () => void {
  documents.set(path, document);
  return () => {
    if (documents.get(path) === document) documents.delete(path);
  };
}
