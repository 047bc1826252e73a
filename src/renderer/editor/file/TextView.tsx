import '../../parts/panel-texts';
import { dataFileAt } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { offerText } from '../../state/files/open-texts';
import { type Place, takeLead } from '../../state/ui-state';
import { visibleText } from '../../ui/visible-text';
import styles from '../monaco/MonacoFrame.module.css';
import { changedLines } from './changed-lines';
import { createCompareEditor } from './compare-editor';
import type { TextFile } from './shown-file';
import { tellRead } from './tell-file';
import { documentOf } from './text-document';
import { createTextEditor, type TextEditor } from './text-editor';

type TextViewProps = {
  /** As it is on disk. */
  readonly file: TextFile;
  /** Whether that is known. */
  readonly isRead: boolean;
  /** What to show; again whenever this is another object. */
  readonly place: Place | undefined;
  /** Of the accepted change whose lines are marked, as long as the text is what it led to. */
  readonly patch: string | null;
  /** A large text, without colours. */
  readonly isPlain: boolean;
};

/** A file in Monaco, to read and to edit. Imported lazily: it brings Monaco along. */
export function TextView({ file, isRead, place, patch, isPlain }: TextViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const { path, text } = file;
  const first = useRef(file);
  first.current = file;

  useEffect(() => {
    if (!frame.current) return;
    const document = documentOf(first.current);
    const shown = visibleText(dataFileAt(path) ?? path);
    const label = document.readOnly ? words('editor-area.text-read-only', { path: shown }) : shown;
    const created = createTextEditor(frame.current, { path, document, label });
    editor.current = created;
    const withdraw = offerText(path, created.focus);
    return () => {
      withdraw();
      created.dispose();
      editor.current = null;
    };
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another editor
  useEffect(() => editor.current?.setPlain(isPlain), [path, isPlain]);

  useEffect(() => {
    if (!isRead) return;
    documentOf(file).onDisk(file);
    tellRead(file);
  }, [file, isRead]);

  useEffect(() => {
    const marks = patch === null ? [] : changedLines(patch, text);
    editor.current?.mark(marks);
    const [change] = marks;
    if (change && takeLead(path)) editor.current?.show({ line: change.from });
  }, [path, text, patch]);

  useEffect(() => {
    if (place) editor.current?.show(place);
  }, [place]);

  return <div ref={frame} className={styles.frame} />;
}

/** What is on disk beside what the person made of it, which can be edited here too. */
export function CompareView({ file }: { readonly file: TextFile }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const { model } = documentOf(file);
    return createCompareEditor(frame.current, file, model);
  }, [file]);
  useEffect(() => documentOf(file).onDisk(file), [file]);
  return <div ref={frame} className={styles.frame} />;
}
