import { useEffect } from 'react';
import { offerText } from '../../state/files/open-texts';
import { useColumn } from '../parts/in-column';
import type { BeginningOfFile, TextFile } from './shown-file';
import { tellFile, tellRead } from './tell-file';
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
