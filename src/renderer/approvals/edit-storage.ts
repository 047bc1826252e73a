import { z } from 'zod';

// Edited proposals in the browser's storage, a key each, so that two windows never write over each other's.
// When the storage is full the oldest make room; an edit that does not fit at all lives as long as the page.

export type Edit = { readonly text: string; readonly hash: string };

const stored = z.object({ text: z.string(), hash: z.string(), at: z.number() });
const prefix = 'pilotfish.edit.';

export function loadEdits(storage: Storage): Readonly<Record<string, Edit>> {
  return Object.fromEntries(
    storedEdits(storage).map(({ callId, text, hash }) => [callId, { text, hash }] as const),
  );
}

export function saveEdit(storage: Storage, callId: string, edit: Edit): void {
  const key = prefix + callId;
  const line = JSON.stringify({ ...edit, at: Date.now() });
  if (fits(storage, key, line)) return;
  const others = storedEdits(storage).filter((other) => other.callId !== callId);
  for (const oldest of others.toSorted((a, b) => a.at - b.at)) {
    storage.removeItem(prefix + oldest.callId);
    if (fits(storage, key, line)) return;
  }
}

export function removeEdit(storage: Storage, callId: string): void {
  storage.removeItem(prefix + callId);
}

function fits(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function storedEdits(storage: Storage): readonly (z.infer<typeof stored> & { readonly callId: string })[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const edit = stored.safeParse(parse(storage.getItem(key)));
      return edit.success ? [{ ...edit.data, callId: key.slice(prefix.length) }] : [];
    });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
