import { words } from '@shared/texts/text';
import { visibleText } from '../../ui/visible-text';
import { endComparison } from '../monaco/end-comparison';
import { comparingOptions, createModel, monaco } from '../monaco/monaco';
import { followTextSettings, sizeOptions } from '../monaco/text-settings';
import type { TextFile } from './shown-file';

// The text on disk and the user's text, side by side in Monaco. Import it lazily only.

/** Fills `container` until the returned function is called. The caller owns `mine`. */
export function createCompareEditor(
  container: HTMLElement,
  file: TextFile,
  mine: monaco.editor.ITextModel,
): () => void {
  const path = visibleText(file.path);
  const editor = monaco.editor.createDiffEditor(container, {
    ...comparingOptions,
    renderSideBySide: true,
    useInlineViewWhenSpaceIsLimited: true,
    hideUnchangedRegions: { enabled: false },
  });
  const stopFollowing = followTextSettings((settings) => editor.updateOptions(sizeOptions(settings)));
  const disk = createModel('disk', file.path, file.text);
  const comparison = editor.createViewModel({ original: disk, modified: mine });
  editor.setModel(comparison);
  editor.getOriginalEditor().updateOptions({ ariaLabel: words('saving.disk-side', { path }) });
  editor.getModifiedEditor().updateOptions({ ariaLabel: words('saving.my-side', { path }) });
  return () => {
    stopFollowing();
    editor.setModel(null);
    editor.dispose();
    endComparison(comparison, [disk]);
  };
}
