import type { Proposal } from '@shared/approval/approval';
import type { Settings } from '@shared/settings/settings';
import { type DiffLayout, numberRoom } from './diff-layout';
import { foldOptions, isFolded } from './fold-unchanged';
import { commonOptions, comparingOptions, type monaco } from './monaco/monaco';
import { sizeOptions, textSettings } from './monaco/text-settings';
import { wrapSetting } from './wrap-setting';

// Options of Monaco's diff editor for a layout and the user's settings.

export function optionsFor(
  layout: DiffLayout,
  settings: Settings['diff'],
  proposal: Proposal | null,
): monaco.editor.IDiffEditorOptions {
  const wordWrap = settings[wrapSetting(proposal?.relativePath ?? '')] ? 'on' : 'off';
  const least = proposal?.change === 'delete' ? 1 : 0;
  return {
    ...sizeOptions(textSettings()),
    renderSideBySide: layout !== 'inline',
    lineNumbersMinChars: numberRoom(layout, proposal),
    // Monaco keeps a minimum of a side visible; the style sheet moves it out of view.
    splitViewDefaultRatio: layout === 'single' ? least : 0.5,
    ignoreTrimWhitespace: !settings.whitespace,
    diffWordWrap: wordWrap,
    wordWrap,
  };
}

/** If the sides do not fit, Monaco folds the lines around the changes. */
export function foldingOf(
  proposal: Proposal | null,
  height: number,
): typeof foldOptions & { enabled: boolean } {
  const { lineHeight } = sizeOptions(textSettings());
  const rows = Math.floor((height - commonOptions.padding.top) / lineHeight);
  const enabled = proposal !== null && isFolded([proposal.original, proposal.proposed], rows);
  return { ...foldOptions, enabled };
}

/** Options for every proposal. */
export function diffOptions(): monaco.editor.IStandaloneDiffEditorConstructionOptions {
  return {
    ...comparingOptions,
    renderSideBySide: true,
    // The headers above assume equal halves.
    enableSplitViewResizing: false,
    // Pilotfish decides the layout, because the headers depend on it.
    useInlineViewWhenSpaceIsLimited: false,
    // In ms. A longer comparison leaves the user with unmarked sides.
    maxComputationTime: 1000,
    hideUnchangedRegions: { ...foldOptions, enabled: true },
    folding: false,
  };
}
