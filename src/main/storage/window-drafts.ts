import type { ChatDraft } from '@shared/window/window-state-schema';

// Drafts of one chat: each window has a separate draft, and a later window starts with all of them.

type OwnDraft = Omit<ChatDraft, 'beside'>;

/** Null: deletes the drafts of all windows. `begunWith`: the window's initial text, '' if it was empty. */
export type TypedDraft = (OwnDraft & { readonly begunWith: string }) | null;

/** The chat's drafts after typing in a window. Drafts of other windows in its initial text become its own. */
export function withDraft(before: ChatDraft | undefined, typed: TypedDraft): ChatDraft | null {
  if (typed === null) return null;
  const { begunWith, ...own } = typed;
  const others = draftsIn(before).filter(({ by, text }) => by !== own.by && !begunWith.includes(text));
  const [newest, ...beside] = own.text === '' ? others : [own, ...others];
  if (newest === undefined) return null;
  return beside.length === 0 ? newest : { ...newest, beside };
}

/** The window's own draft. Null if it is empty. */
export function ownDraft(draft: ChatDraft | undefined, windowId: string): OwnDraft | null {
  return draftsIn(draft).find(({ by }) => by === windowId) ?? null;
}

/** All drafts joined, the oldest first. Omits drafts that another one contains. */
export function joinedDraft(draft: ChatDraft): OwnDraft {
  const all = draftsIn(draft).toSorted((a, b) => a.at - b.at);
  const texts = all.map(({ text }) => text);
  const joined = texts.filter(
    (text, at) => !texts.some((other, index) => index !== at && holds(other, text, at - index)),
  );
  return { text: joined.join('\n\n'), at: draft.at };
}

/** Of two equal drafts, the earlier one contains the other. */
function holds(other: string, text: string, distance: number): boolean {
  return other === text ? distance > 0 : other.includes(text);
}

/** In characters. */
export function lengthOfDrafts(draft: ChatDraft): number {
  return draftsIn(draft).reduce((sum, { text }) => sum + text.length, 0);
}

function draftsIn(draft: ChatDraft | undefined): readonly OwnDraft[] {
  if (draft === undefined) return [];
  const { beside = [], ...own } = draft;
  return [own, ...beside];
}
