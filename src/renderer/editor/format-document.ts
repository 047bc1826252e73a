import type { WindowCommand } from '../state/commands/window-command';
import { askAboutCode, hasCodeInFront } from '../state/files/code-in-front';
import { openDocument } from '../state/files/open-documents';
import { api } from '../state/server-state';

/** Formats the text in front, as an edit that the user can undo and has to save. */
export const formatDocument: WindowCommand = {
  id: 'editor.format',
  when: hasCodeInFront,
  run: () =>
    void askAboutCode(async ({ project, path, text }) => {
      const document = openDocument(path);
      if (!document) return;
      const edits = await api.code.format({ project, path, text, ...document.indentation() });
      // The user may have typed meanwhile: then the places are wrong.
      if (document.text() === text) document.edit(edits);
    }),
};
