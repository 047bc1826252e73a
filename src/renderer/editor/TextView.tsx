import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { visibleText } from '../ui/visible-text';
import { changedLines } from './changed-lines';
import styles from './MonacoFrame.module.css';
import { createTextEditor, type TextEditor } from './text-editor';

type TextViewProps = {
  readonly path: string;
  readonly text: string;
  /** The line to show; again whenever this is another object. */
  readonly place: { readonly line: number } | undefined;
  /** Of the accepted change whose lines are marked, as long as the text is what it led to. */
  readonly patch: string | null;
};

/** A text in Monaco, read only. Imported lazily: it brings Monaco along. */
export function TextView({ path, text, place, patch }: TextViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);

  useEffect(() => {
    if (!frame.current) return;
    const label = words('editor-area.text', { path: visibleText(path) });
    editor.current = createTextEditor(frame.current, { path, label });
    return () => {
      editor.current?.dispose();
      editor.current = null;
    };
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another editor, which needs its text too
  useEffect(() => editor.current?.update(text), [path, text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another editor, which needs its marks too
  useEffect(() => {
    editor.current?.mark(patch === null ? [] : changedLines(patch, text));
  }, [path, text, patch]);

  useEffect(() => {
    if (place) editor.current?.show(place.line);
  }, [place]);

  return <div ref={frame} className={styles.frame} />;
}
