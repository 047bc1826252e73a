import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { offerText } from '../../state/files/open-texts';
import type { Place } from '../../state/ui-state';
import { visibleText } from '../../ui/visible-text';
import { createModel } from '../monaco/monaco';
import { CodeFrame } from '../parts/CodeFrame';
import type { BeginningOfFile } from './shown-file';
import { tellRead } from './tell-file';
import { createTextEditor, type TextEditor } from './text-editor';

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
  const { path, text } = file;

  useEffect(() => {
    if (!frame.current) return;
    const model = createModel('beginning', path, text);
    const document = { model, readOnly: 'beginning', language: model.getLanguageId() } as const;
    const label = words('editor-area.text-read-only', { path: visibleText(path) });
    const created = createTextEditor(frame.current, { path, document, label });
    created.setPlain(true);
    editor.current = created;
    const withdraw = offerText(path, created.focus);
    return () => {
      withdraw();
      editor.current = null;
      created.dispose();
      model.dispose();
    };
  }, [path, text]);

  useEffect(() => tellRead(file), [file]);

  useEffect(() => {
    if (place) editor.current?.show(place);
  }, [place]);

  return <CodeFrame frame={frame} name={visibleText(path)} />;
}
