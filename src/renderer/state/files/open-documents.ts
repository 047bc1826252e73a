// The files that an editor has a text of, by path, for whoever saves or discards. Knows nothing of Monaco, so that
// anyone may import it.

export type OpenDocument = {
  /** As the person sees it. */
  text(): string;
  /** The text of that version is on disk, with that hash. */
  saved(version: number, hash: string): void;
  /** It goes on from other bytes of the disk than it was made from. */
  rebase(hash: string | null): void;
  /** Shows what is on disk, as an edit that can be undone. */
  revert(): void;
};

const documents = new Map<string, OpenDocument>();

export function openDocument(path: string): OpenDocument | null {
  return documents.get(path) ?? null;
}

export function openDocuments(): ReadonlyMap<string, OpenDocument> {
  return documents;
}

/** Makes it known until the returned function is called. */
export function offerDocument(path: string, document: OpenDocument): () => void {
  documents.set(path, document);
  return () => {
    if (documents.get(path) === document) documents.delete(path);
  };
}
