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

// Monaco, made ready once: the features a review needs, every grammar (each loaded when a file needs it), our
// theme. Heavy, so only files that are imported lazily may import this one.

export { monaco };

/** What every editor of ours has in common; the rest is the person's (`text-settings.ts`). */
export const commonOptions = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontLigatures: false,
  contextmenu: false,
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  renderControlCharacters: true,
  // A final line break is not a line of its own.
  renderFinalNewline: 'off',
  lineNumbersMinChars: 4,
  unicodeHighlight: {
    invisibleCharacters: true,
    ambiguousCharacters: true,
    includeComments: true,
    includeStrings: true,
  },
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

/** What those that compare have in common besides. */
export const comparingOptions = {
  ...commonOptions,
  minimap: { enabled: false },
  // In px: room for a sign.
  lineDecorationsWidth: 20,
  originalEditable: false,
  renderGutterMenu: false,
  renderMarginRevertIcon: false,
  renderOverviewRuler: false,
  // The sides have no scroll bar of their own beside the text: marks would lie over it.
  overviewRulerLanes: 0,
  ignoreTrimWhitespace: false,
} satisfies monaco.editor.IDiffEditorOptions & monaco.editor.IGlobalEditorOptions;

/** A model whose language follows from the file's name. `role` keeps several models of one file apart. */
export function createModel(role: string, path: string, text: string): monaco.editor.ITextModel {
  modelCount += 1;
  const uri = monaco.Uri.from({ scheme: role, authority: String(modelCount), path: `/${path}` });
  const model = monaco.editor.createModel(text, undefined, uri);
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  model.detectIndentation(true, textSettings().tabSize);
  // Else the first line break typed into a one-line file would be that of the person's system.
  if (!text.includes('\r\n')) model.setEOL(monaco.editor.EndOfLineSequence.LF);
  return model;
}

let modelCount = 0;

/** Started while the first editor is made, which needs it next. */
let startedWorker: Worker | null = new EditorWorker();
self.MonacoEnvironment = {
  getWorker() {
    const worker = startedWorker ?? new EditorWorker();
    startedWorker = null;
    return worker;
  },
};
// Monaco ends its worker with the last text: each change would wait for a new one.
createModel('standing', 'empty', '');
registerJson(monaco.languages);
monaco.editor.onDidCreateEditor(keepMatchClear);
monaco.languages.register({
  id: 'ini',
  extensions: ['.toml'],
  filenames: ['.editorconfig', '.npmrc', '.gitconfig'],
});
followTheme(monaco.editor);
followTextSettings(({ tabSize }) => {
  for (const model of monaco.editor.getModels()) model.detectIndentation(true, tabSize);
});
