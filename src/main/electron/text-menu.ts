import { words } from '@shared/texts/text';
import {
  BrowserWindow,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';

// The context menu of text: actions for typed or selected text. A menu of the page replaces it, because the page stops
// the event.

export function offerTextMenu(contents: WebContents): void {
  contents.on('context-menu', (_event, params) => {
    const items = textMenuTemplate(params, {
      replace: (word) => contents.replaceMisspelling(word),
      learn: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
    });
    const window = BrowserWindow.fromWebContents(contents);
    if (items.length > 0 && window) Menu.buildFromTemplate(items).popup({ window });
  });
}

export type TextMenuActs = {
  /** Replaces the misspelled word. */
  replace(word: string): void;
  /** Adds the word to the dictionary. */
  learn(word: string): void;
};

export type TextUnderPointer = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

type Item = MenuItemConstructorOptions;

/** Empty if the pointer is not on text. */
export function textMenuTemplate(text: TextUnderPointer, acts: TextMenuActs): Item[] {
  if (text.isEditable) return [...spellingItems(text, acts), ...editingItems(text)];
  if (text.selectionText.trim() === '') return [];
  return [{ role: 'copy', label: words('menu.copy') }];
}

const separator: Item = { type: 'separator' };

function spellingItems({ misspelledWord, dictionarySuggestions }: TextUnderPointer, acts: TextMenuActs) {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions.map(
    (word): Item => ({ label: word.replaceAll('&', '&&'), click: () => acts.replace(word) }),
  );
  const learn = { label: words('menu.add-to-dictionary'), click: () => acts.learn(misspelledWord) };
  return [...suggestions, learn, separator];
}

function editingItems({ editFlags }: TextUnderPointer): Item[] {
  return [
    { role: 'undo', label: words('menu.undo'), enabled: editFlags.canUndo },
    { role: 'redo', label: words('menu.redo'), enabled: editFlags.canRedo },
    separator,
    { role: 'cut', label: words('menu.cut'), enabled: editFlags.canCut },
    { role: 'copy', label: words('menu.copy'), enabled: editFlags.canCopy },
    { role: 'paste', label: words('menu.paste'), enabled: editFlags.canPaste },
    separator,
    { role: 'selectAll', label: words('menu.select-all'), enabled: editFlags.canSelectAll },
  ];
}
