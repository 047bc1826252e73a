import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Place } from '../../state/ui-state';
import { visibleText } from '../../ui/visible-text';
import { createModel } from '../monaco/monaco';
import { CodeFrame } from '../parts/CodeFrame';
import { useColumn } from '../parts/in-column';
import type { BeginningOfFile } from './shown-file';
import { createTextEditor, type TextEditor } from './text-editor';
import { useTextInFront } from './use-text-in-front';

type BeginningViewProps = {
  readonly file: BeginningOfFile;
  /** The place to show. A new object shows it again. */
  readonly place: Place | undefined;
};

/**
 * The first lines of a file in a plain, read-only Monaco editor. It uses no text document, so nothing can save them.
 * Import it lazily, because it loads Monaco.
 */
export function BeginningView({ file, place }: BeginningViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const [shown, setShown] = useState<TextEditor | null>(null);
  const { place: column } = useColumn();
  const { path, text } = file;

  useEffect(() => {
    if (!frame.current) return;
    const model = createModel('beginning', path, text);
    const document = { model, readOnly: 'beginning', language: model.getLanguageId() } as const;
    const label = words('editor-area.text-read-only', { path: visibleText(path) });
    const created = createTextEditor(frame.current, { path, column, document, label });
    created.setPlain(true);
    editor.current = created;
    setShown(created);
    return () => {
      editor.current = null;
      setShown(null);
      created.dispose();
      model.dispose();
    };
  }, [path, column, text]);

  useTextInFront(shown, file, true);

  useEffect(() => {
    if (place) editor.current?.show(place);
  }, [place]);

  return <CodeFrame frame={frame} name={visibleText(path)} />;
}
