import type { Proposal } from '@shared/approval/approval';
import type { Settings } from '@shared/settings/settings';
import { type DiffLayout, numberRoom } from './diff-layout';
import { foldOptions, isFolded } from './fold-unchanged';
import { commonOptions, comparingOptions, type monaco } from './monaco/monaco';
import { sizeOptions, textSettings } from './monaco/text-settings';
import { wrapSetting } from './wrap-setting';

// How Monaco's diff editor shows a proposal in the room there is, as the person wants it.

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
    // The least Monaco leaves of a side; the style sheet moves it out of sight.
    splitViewDefaultRatio: layout === 'single' ? least : 0.5,
    ignoreTrimWhitespace: !settings.whitespace,
    diffWordWrap: wordWrap,
    wordWrap,
  };
}

/** What does not fit is folded around its changes. */
export function foldingOf(
  proposal: Proposal | null,
  height: number,
): typeof foldOptions & { enabled: boolean } {
  const { lineHeight } = sizeOptions(textSettings());
  const rows = Math.floor((height - commonOptions.padding.top) / lineHeight);
  const enabled = proposal !== null && isFolded([proposal.original, proposal.proposed], rows);
  return { ...foldOptions, enabled };
}

/** What holds for every proposal. */
export function diffOptions(): monaco.editor.IStandaloneDiffEditorConstructionOptions {
  return {
    ...comparingOptions,
    renderSideBySide: true,
    // The headers above stand over equal halves.
    enableSplitViewResizing: false,
    // Decided here, where the headers learn it too.
    useInlineViewWhenSpaceIsLimited: false,
    // In ms. Longer, and the person waits in front of a side by side without a change in it.
    maxComputationTime: 1000,
    hideUnchangedRegions: { ...foldOptions, enabled: true },
    folding: false,
  };
}
