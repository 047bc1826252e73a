import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/unicodeHighlighter/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/register.all';
import * as monaco from 'monaco-editor/editor';
import EditorWorker from './editor-worker?worker';
import { registerJson } from './json-language';
import { keepMatchClear } from './keep-match-clear';
import { followTheme } from './monaco-theme';
import { followTextSettings, textSettings } from './text-settings';
import './first-sight';

// Monaco, set up once: the features for review, all grammars (each loads on first use) and our theme. It is large, so
// only lazily imported files may import this one.

export { monaco };

/** Options of all our editors; the user's settings are in `text-settings.ts`. */
export const commonOptions = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontLigatures: false,
  contextmenu: false,
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  renderControlCharacters: true,
  // A final line break does not start another line.
  renderFinalNewline: 'off',
  lineNumbersMinChars: 4,
  unicodeHighlight: {
    invisibleCharacters: true,
    ambiguousCharacters: true,
    includeComments: true,
    includeStrings: true,
  },
  // A step to a change leads into long lines. Monaco's default is a tenth.
  stopRenderingLineAfter: 100_000,
  unusualLineTerminators: 'off',
  links: false,
  smoothScrolling: false,
  guides: { indentation: true, bracketPairs: false },
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  stickyScroll: { enabled: false },
  fixedOverflowWidgets: true,
  padding: { top: 6, bottom: 6 },
} satisfies monaco.editor.IEditorOptions & monaco.editor.IGlobalEditorOptions;

/** Further options of all our diff editors. */
export const comparingOptions = {
  ...commonOptions,
  minimap: { enabled: false },
  // In px: room for a sign.
  lineDecorationsWidth: 20,
  originalEditable: false,
  renderGutterMenu: false,
  renderMarginRevertIcon: false,
  renderOverviewRuler: false,
  // The sides have no scroll bar beside the text, so marks would cover the text.
  overviewRulerLanes: 0,
  ignoreTrimWhitespace: false,
} satisfies monaco.editor.IDiffEditorOptions & monaco.editor.IGlobalEditorOptions;

/** Monaco derives the language from the file name. `role` separates several models of one file. */
export function createModel(role: string, path: string, text: string): monaco.editor.ITextModel {
  modelCount += 1;
  const uri = monaco.Uri.from({ scheme: role, authority: String(modelCount), path: `/${path}` });
  const model = monaco.editor.createModel(text, undefined, uri);
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  model.detectIndentation(true, textSettings().tabSize);
  // Otherwise the first line break in a one-line file would be that of the user's system.
  if (!text.includes('\r\n')) model.setEOL(monaco.editor.EndOfLineSequence.LF);
  return model;
}

let modelCount = 0;

/** Starts while the first editor is created, because that needs it next. */
let startedWorker: Worker | null = new EditorWorker();
self.MonacoEnvironment = {
  getWorker() {
    const worker = startedWorker ?? new EditorWorker();
    startedWorker = null;
    return worker;
  },
};
// Monaco ends its worker with the last model; then each change would wait for a new worker.
createModel('standing', 'empty', '');
registerJson(monaco.languages);
monaco.editor.onDidCreateEditor(keepMatchClear);
// The window's own key: it adds the selection to the message.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyL,
  command: '-expandLineSelection',
});
monaco.languages.register({
  id: 'ini',
  extensions: ['.toml'],
  filenames: ['.editorconfig', '.npmrc', '.gitconfig'],
});
// F8 goes from file to file in a review. Alt+F8 goes from problem to problem.
monaco.editor.addKeybindingRules([
  { keybinding: monaco.KeyCode.F8, command: '-editor.action.marker.nextInFiles' },
  { keybinding: monaco.KeyMod.Shift | monaco.KeyCode.F8, command: '-editor.action.marker.prevInFiles' },
]);
followTheme(monaco.editor);
followTextSettings(({ tabSize }) => {
  for (const model of monaco.editor.getModels()) model.detectIndentation(true, tabSize);
});
