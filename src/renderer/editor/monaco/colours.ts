import { monaco } from './monaco';

// Colours of code before the user sees it. Monaco loads a grammar with the first text of its language, and colours the
// lines of an editor some frames after it shows them.

/** Resolves when texts of this language can have colours, also if the language has none. */
export async function loadGrammar(languageId: string): Promise<void> {
  await monaco.editor.colorize('', languageId, {});
}

/** Farther down, the lines before would take too long: Monaco then colours the visible lines first. */
const farDown = 2_000;

/** Colours the visible lines now. Rejects if the grammar cannot be loaded. */
export async function colourVisibleLines(side: monaco.editor.ICodeEditor): Promise<void> {
  const model = side.getModel();
  if (!model) return;
  await loadGrammar(model.getLanguageId());
  const last = side.getVisibleRanges().at(-1)?.endLineNumber ?? farDown;
  if (!model.isDisposed() && last < farDown) monaco.editor.colorizeModelLine(model, last);
}
