import { type LineChange, lineChanges } from '@shared/hunks/line-changes';
import { words } from '@shared/texts/text';
import { monaco } from '../monaco/monaco';
import { type GitEditor, type GitView, noGitView, toggleChangeAt, useGitView } from './git-view';
import { changeAt, kindOf, lineOfChange } from './line-edits';

// Bars beside the lines that differ from the last commit, in an editor. Import it lazily only.

export type GitGutter = {
  /** The text of the last commit; null: no bars. */
  setCommitted(text: string | null): void;
  /** Commands act on this editor until the returned function is called. */
  bringToFront(): () => void;
  dispose(): void;
};

/** `onChanges` follows each comparison; its argument is null if git does not know the file. */
export function createGitGutter(
  editor: monaco.editor.IStandaloneCodeEditor,
  onChanges: (changes: readonly LineChange[] | null) => void,
): GitGutter {
  const marks = editor.createDecorationsCollection();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: number | undefined;
  let committed: GitView['committed'] = null;
  let changes: readonly LineChange[] = [];
  let isInFront = false;
  const look = () => {
    clearTimeout(timer);
    const model = editor.getModel();
    if (!model || model.getVersionId() === seen) return;
    seen = model.getVersionId();
    changes = committed === null ? [] : lineChanges(committed, model.getLinesContent());
    marks.set(changes.map((change) => decorationOf(change, model)));
    if (isInFront)
      useGitView.setState(({ changes: before, opened }) => ({
        committed,
        changes,
        opened: openedNow(opened, before, changes),
      }));
    onChanges(committed === null ? null : changes);
  };
  const told = [
    editor.onDidChangeModelContent(() => {
      clearTimeout(timer);
      // Monaco moves the bars along meanwhile.
      timer = setTimeout(look, restMs);
    }),
    editor.onMouseDown(({ target, event }) => {
      if (isBarOf(target, event) && toggleChangeAt(target.position?.lineNumber ?? 0)) event.preventDefault();
    }),
    editor.onKeyDown((event) => {
      if (event.keyCode === monaco.KeyCode.Escape) useGitView.setState({ opened: null, takesFocus: false });
    }),
  ];
  return {
    setCommitted(text) {
      committed = text === null ? null : text.split('\n');
      seen = undefined;
      look();
    },
    bringToFront() {
      isInFront = true;
      useGitView.setState({ ...noGitView, editor: gitEditor(editor, look), committed, changes });
      return () => {
        isInFront = false;
        useGitView.setState(noGitView);
      };
    },
    dispose() {
      clearTimeout(timer);
      for (const listener of told) listener.dispose();
      marks.clear();
    },
  };
}

/** After the last key press. */
const restMs = 100;

function gitEditor(editor: monaco.editor.IStandaloneCodeEditor, look: () => void): GitEditor {
  return {
    isReadOnly: editor.getRawOptions().readOnly === true,
    caret: () => editor.getPosition()?.lineNumber ?? 1,
    show(lineNumber, column) {
      editor.setPosition({ lineNumber, column });
      editor.revealPositionInCenterIfOutsideViewport({ lineNumber, column });
    },
    lines: () => editor.getModel()?.getLinesContent() ?? [],
    look,
    edit({ from, to, text }) {
      const range = new monaco.Range(from.line, from.column, to.line, to.column);
      editor.pushUndoStop();
      editor.executeEdits('git', [{ range, text, forceMoveMarkers: true }]);
      editor.pushUndoStop();
    },
    focus: () => editor.focus(),
  };
}

/** The change stays visible while its line is part of a change. */
function openedNow(
  opened: number | null,
  before: readonly LineChange[],
  now: readonly LineChange[],
): number | null {
  const change = opened === null ? undefined : before[opened];
  const index = change ? changeAt(now, lineOfChange(change)) : -1;
  return index === -1 ? null : index;
}

function isBarOf(target: monaco.editor.IMouseTarget, event: monaco.IMouseEvent): boolean {
  const isLane = target.type === monaco.editor.MouseTargetType.GUTTER_LINE_DECORATIONS;
  // The same lane has the arrows that fold lines.
  return isLane && event.leftButton && target.element?.classList.contains('codicon') !== true;
}

function decorationOf(
  change: LineChange,
  model: monaco.editor.ITextModel,
): monaco.editor.IModelDeltaDecoration {
  const kind = kindOf(change);
  const [first, last] = [lineOfChange(change), Math.max(lineOfChange(change), change.afterEnd)];
  const isAbove = kind === 'removed' && change.afterStart === 0;
  // A wrapped line has its sign of removed lines only once.
  const column = kind === 'removed' && !isAbove ? model.getLineMaxColumn(first) : 1;
  return {
    range: new monaco.Range(first, column, last, kind === 'removed' ? column : model.getLineMaxColumn(last)),
    options: {
      linesDecorationsClassName: `git-mark git-mark-${kind}${isAbove ? ' git-mark-above' : ''}`,
      linesDecorationsTooltip: words(tooltips[kind]),
    },
  };
}

const tooltips = {
  added: 'git-change.mark-added',
  changed: 'git-change.mark-changed',
  removed: 'git-change.mark-removed',
} as const;
