import { pathToFileURL } from 'node:url';
import type { Session } from './session';

// A text that a language server gets in memory, in place of the file on disk.

export type OpenText = {
  readonly uri: string;
  /** Sends the text; returns its version, which no earlier text had. */
  show(text: string): number;
  /** From now on the file on disk counts. */
  close(): void;
};

let lastVersion = 0;

/** `path`: absolute. */
export function openText(session: Session, path: string, languageId: string): OpenText {
  const uri = pathToFileURL(path).href;
  let isOpen = false;
  return {
    uri,
    show(text) {
      lastVersion += 1;
      const version = lastVersion;
      if (isOpen)
        session.notify('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
      else session.notify('textDocument/didOpen', { textDocument: { uri, languageId, version, text } });
      isOpen = true;
      session.openPaths.add(path);
      return version;
    },
    close() {
      if (isOpen) session.notify('textDocument/didClose', { textDocument: { uri } });
      isOpen = false;
      session.openPaths.delete(path);
    },
  };
}
