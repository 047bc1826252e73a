import { lineOf, type ShownHunk } from '../../state/changes/change-hunks';
import type { monaco } from '../monaco/monaco';
import styles from './HunkBars.module.css';

// A layer over one side of a diff. It reports the position of a bar for each visible hunk.

export type PlacedBar = {
  readonly hunk: ShownHunk;
  /** Index among all hunks, from 0. */
  readonly place: number;
  /** In pixels. */
  readonly top: number;
};

export type BarLayer = {
  /** The parent element for the bars. */
  readonly element: HTMLElement;
  show(hunks: readonly ShownHunk[]): void;
  dispose(): void;
};

export function createBarLayer(
  editor: monaco.editor.ICodeEditor,
  onPlaced: (bars: readonly PlacedBar[]) => void,
): BarLayer {
  const element = document.createElement('div');
  element.className = styles.layer ?? '';
  editor.getContainerDomNode().append(element);
  let hunks: readonly ShownHunk[] = [];
  let asked: number | null = null;
  const place = () => {
    asked = null;
    const { height, verticalScrollbarWidth, decorationsLeft } = editor.getLayoutInfo();
    element.style.height = `${height}px`;
    element.style.setProperty('--lane-left', `${decorationsLeft}px`);
    element.style.right = `${verticalScrollbarWidth}px`;
    onPlaced(barsIn(editor, hunks, height));
  };
  const placeSoon = () => {
    asked ??= requestAnimationFrame(place);
  };
  const told = [
    editor.onDidScrollChange(placeSoon),
    editor.onDidLayoutChange(placeSoon),
    editor.onDidContentSizeChange(placeSoon),
    editor.onDidChangeHiddenAreas(placeSoon),
    editor.onDidChangeViewZones(placeSoon),
    editor.onDidChangeModel(placeSoon),
  ];
  return {
    element,
    show(next) {
      hunks = next;
      placeSoon();
    },
    dispose() {
      if (asked !== null) cancelAnimationFrame(asked);
      for (const listener of told) listener.dispose();
      element.remove();
    },
  };
}

/** Bars of the hunks whose first line is visible. */
function barsIn(
  editor: monaco.editor.ICodeEditor,
  hunks: readonly ShownHunk[],
  height: number,
): readonly PlacedBar[] {
  const last = editor.getModel()?.getLineCount() ?? 0;
  if (last === 0) return [];
  return hunks.flatMap((hunk, place) => {
    const top = topOf(editor, hunk, last) - editor.getScrollTop();
    return top > -barHeight && top < height ? [{ hunk, place, top }] : [];
  });
}

/** In pixels; the same as in the style sheet. */
const barHeight = 24;

/** In pixels. Monaco shows deleted lines below the line before them. */
function topOf(editor: monaco.editor.ICodeEditor, hunk: ShownHunk, last: number): number {
  if (hunk.afterStart < hunk.afterEnd) return editor.getTopForLineNumber(Math.min(lineOf(hunk), last));
  return hunk.afterStart === 0 ? 0 : editor.getBottomForLineNumber(Math.min(hunk.afterStart, last));
}
