import { describe, expect, it } from 'vitest';
import { loadEdits, removeEdit, saveEdit } from './edit-storage';

describe('the stored edits', () => {
  it('are there again after a reload', () => {
    const storage = memoryStorage();
    saveEdit(storage, 'call-1', { text: 'mine', hash: 'a' });
    saveEdit(storage, 'call-2', { text: '', hash: 'b' });
    expect(loadEdits(storage)).toEqual({
      'call-1': { text: 'mine', hash: 'a' },
      'call-2': { text: '', hash: 'b' },
    });
  });

  it('are gone once removed', () => {
    const storage = memoryStorage();
    saveEdit(storage, 'call-1', { text: 'mine', hash: 'a' });
    removeEdit(storage, 'call-1');
    expect(loadEdits(storage)).toEqual({});
  });

  it('leave what others keep in the storage alone, and skip what does not parse', () => {
    const storage = memoryStorage();
    storage.setItem('pilotfish.window', '{}');
    storage.setItem('pilotfish.edit.broken', '{"text":');
    storage.setItem('pilotfish.edit.foreign', '{"text":1}');
    saveEdit(storage, 'call-1', { text: 'mine', hash: 'a' });
    expect(Object.keys(loadEdits(storage))).toEqual(['call-1']);
    expect(storage.getItem('pilotfish.window')).toBe('{}');
  });

  it('make room for the newest when the storage is full', () => {
    const storage = memoryStorage(200);
    saveEdit(storage, 'old', { text: 'x'.repeat(80), hash: 'a' });
    saveEdit(storage, 'new', { text: 'y'.repeat(80), hash: 'a' });
    expect(Object.keys(loadEdits(storage))).toEqual(['new']);
  });

  it('do without an edit that does not fit at all', () => {
    const storage = memoryStorage(100);
    saveEdit(storage, 'huge', { text: 'y'.repeat(800), hash: 'a' });
    expect(loadEdits(storage)).toEqual({});
  });
});

/** The browser's storage, with its quota in characters. */
function memoryStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, value) {
      const before = entries.get(key);
      entries.set(key, value);
      if (used() <= quota) return;
      if (before === undefined) entries.delete(key);
      else entries.set(key, before);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}
