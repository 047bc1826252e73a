import { beforeEach, expect, test } from 'vitest';
import { type TextUnderPointer, textMenuTemplate } from './text-menu';

const all = { canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true, canSelectAll: true };
const field: TextUnderPointer = {
  isEditable: true,
  selectionText: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { ...all, canDelete: true, canEditRichly: false },
};

const done: string[] = [];
const acts = {
  replace: (word: string) => void done.push(`replace ${word}`),
  learn: (word: string) => void done.push(`learn ${word}`),
};
const linesOf = (text: Partial<TextUnderPointer>) =>
  textMenuTemplate({ ...field, ...text }, acts).map(({ type, label, enabled }) =>
    type === 'separator' ? '-' : `${label}${enabled === false ? ' (off)' : ''}`,
  );

beforeEach(() => {
  done.length = 0;
});

const editing = ['Undo', 'Redo', '-', 'Cut', 'Copy', 'Paste', '-', 'Select All'];

test('a field offers what can be done to what is typed in it', () => {
  expect(linesOf({})).toEqual(editing);
  const editFlags = { ...field.editFlags, canUndo: false, canRedo: false, canCut: false, canCopy: false };
  expect(linesOf({ editFlags })).toEqual([
    ...['Undo (off)', 'Redo (off)', '-', 'Cut (off)', 'Copy (off)', 'Paste', '-', 'Select All'],
  ]);
  const roles = textMenuTemplate(field, acts).flatMap(({ role }) => role ?? []);
  expect(roles).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']);
});

test('a misspelled word is replaced by one that is suggested, or learnt', () => {
  const text = { ...field, misspelledWord: 'R&F', dictionarySuggestions: ['R&D', 'RAF'] };
  expect(linesOf(text)).toEqual(['R&&D', 'RAF', 'Add to Dictionary', '-', ...editing]);
  for (const { click } of textMenuTemplate(text, acts)) (click as (() => void) | undefined)?.();
  expect(done).toEqual(['replace R&D', 'replace RAF', 'learn R&F']);
});

test('what is selected elsewhere is copied, and where nothing is there is no menu', () => {
  const elsewhere = { isEditable: false, misspelledWord: 'fsh' };
  expect(linesOf({ ...elsewhere, selectionText: 'fish' })).toEqual(['Copy']);
  expect(linesOf({ ...elsewhere, selectionText: ' \n' })).toEqual([]);
});
