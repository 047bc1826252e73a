import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect } from 'react';
import { tabInFront } from '../state/files/editor-columns';
import { useFileFailure } from '../state/files/file-failure';
import { followDisk } from '../state/follow-disk';
import { useUiState } from '../state/ui-state';
import styles from './EditorArea.module.css';
import { EditorColumns } from './EditorColumns';
import { CloseTabDialog } from './file/CloseTabDialog';
import { editorAreaId, followQuestions } from './follow-questions';
import { RenameSymbolDialog } from './rename/RenameSymbolDialog';

/** The tabs in the middle of the window: files, and the proposals that wait for the user. */
export function EditorArea(): ReactElement {
  useEffect(followDisk, []);
  useEffect(followQuestions, []);
  const inFront = useUiState((local) => `${local.project} ${tabInFront(local)?.id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed was about what was in front.
  useEffect(() => useFileFailure.setState({ failure: null }), [inFront]);
  return (
    <section id={editorAreaId} className={styles.area} aria-label={words('editor-area.name')}>
      <EditorColumns />
      <CloseTabDialog />
      <RenameSymbolDialog />
    </section>
  );
}
