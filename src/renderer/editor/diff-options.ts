import type { Proposal } from '@shared/approval/approval';
import { type Hunk, takeApart } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import type { Settings } from '@shared/settings/settings';
import { leftSideOf } from '../state/questions/reviewed-change';
import { type DiffLayout, numberRoom } from './diff-layout';
import { contextFor, foldOptions, isFolded } from './fold-unchanged';
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

/** If the sides do not fit, Monaco folds the unchanged lines for which there is no room. */
export function foldingOf(
  layout: DiffLayout,
  proposal: Proposal | null,
  height: number,
): typeof foldOptions & { enabled: boolean } {
  const { lineHeight } = sizeOptions(textSettings());
  const rows = Math.floor((height - commonOptions.padding.top) / lineHeight);
  if (proposal === null || !isFolded([leftSideOf(proposal), proposal.proposed], rows))
    return { ...foldOptions, enabled: false };
  const { changes, lines } = changesOf(proposal);
  return { ...foldOptions, contextLineCount: contextFor({ changes, lines, layout }, rows), enabled: true };
}

type Changes = { readonly changes: readonly Hunk[]; readonly lines: number };

const known = new WeakMap<Proposal, Changes>();

/** Compares the sides once, although the window asks at each change of its size. */
function changesOf(proposal: Proposal): Changes {
  const before = known.get(proposal);
  if (before) return before;
  const { proposed, hunks, onDisk } = proposal;
  const left = leftSideOf(proposal);
  const isOfHunks = hunks.length > 0 && typeof onDisk !== 'string';
  const changes = isOfHunks ? hunks : takeApart(left, proposed).hunks;
  const found = { changes, lines: linesOf(left).length };
  known.set(proposal, found);
  return found;
}

/** Options for every proposal. */
export function diffOptions(): monaco.editor.IStandaloneDiffEditorConstructionOptions {
  return {
    ...comparingOptions,
    renderSideBySide: true,
    // Monaco gives one to the left side, so that the sides would wrap lines differently.
    glyphMargin: true,
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
