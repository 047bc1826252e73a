import { useEffect } from 'react';
import { useFileInFront } from '../../state/files/file-in-front';
import { offerText } from '../../state/files/open-texts';
import { monaco } from '../monaco/monaco';
import { useColumn } from '../parts/in-column';
import type { BeginningOfFile, TextFile } from './shown-file';
import type { TextEditor } from './text-editor';

/**
 * Makes the editor's text the one in front while its column is the active one. `isRead`: whether the text on disk is
 * known. Import it lazily only.
 */
export function useTextInFront(
  editor: TextEditor | null,
  file: TextFile | BeginningOfFile,
  isRead: boolean,
): void {
  const { isActive } = useColumn();
  const { path } = file;
  useEffect(() => {
    if (!editor || !isActive) return;
    const stops = [tellFile(editor.code), offerText(path, editor.focus)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, path, isActive]);
  useEffect(() => {
    if (editor && isActive && isRead) tellRead(file);
  }, [editor, isActive, file, isRead]);
}

// Informs the window about the file in front, as its editor shows it. Import it lazily only.

/** Publishes the user's place in the file and its language, until the returned function is called. */
function tellFile(editor: monaco.editor.ICodeEditor): () => void {
  const tell = () => {
    const model = editor.getModel();
    if (!model) return;
    const { lineNumber, column } = editor.getPosition() ?? { lineNumber: 1, column: 1 };
    const selection = editor.getSelection();
    const place = { line: lineNumber, column };
    const selected = selection ? model.getValueLengthInRange(selection) : 0;
    const selectedText = selection && selected <= mostTold ? model.getValueInRange(selection) : '';
    const language = languageName(model.getLanguageId());
    useFileInFront.setState(({ file }) => ({
      file: { ...(file ?? unread), ...place, selected, selectedText, language },
    }));
  };
  const listeners = [editor.onDidChangeCursorSelection(tell), editor.onDidChangeModelLanguage(tell)];
  tell();
  return () => {
    for (const listener of listeners) listener.dispose();
    useFileInFront.setState({ file: null });
  };
}

/** In characters. A user who searches for the selection searches for a phrase. */
const mostTold = 200;

const unread = { path: '', encoding: '', lineEnds: 'LF' } as const;

/** Publishes the file's format on disk, after each read. */
function tellRead({ path, encoding, lineEnds }: TextFile | BeginningOfFile): void {
  useFileInFront.setState(({ file }) => ({
    file: file && { ...file, path, encoding, lineEnds },
  }));
}

function languageName(id: string): string {
  const known = monaco.languages.getLanguages().find((language) => language.id === id);
  return known?.aliases?.[0] ?? id;
}
