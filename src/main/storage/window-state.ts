import { callKeyOf } from '@shared/base/call-key';
import { callOfKept, reviewKey } from '@shared/hunks/kept-key';
import type { AnyText } from '@shared/texts/text';
import type {
  ChatDraft,
  EditVersions,
  WindowLayout,
  WindowParts,
  WindowState,
  WindowView,
} from '@shared/window/window-state-schema';
import { joinedDraft, ownDraft, type TypedDraft } from './window-drafts';
import { createOpenWindows, type OpenWindows } from './window-owner';
import { createWindowStore } from './window-store';

// Window state: layouts and typed text of windows, one file per project, by its key. Windows and processes merge by
// part: the last write wins for a layout or an edit, but each window has its own draft and its own unsaved texts.

export type WindowStates = Pick<OpenWindows, 'attend' | 'leave' | 'hasOther'> & {
  /**
   * The window's own layout while this process runs, else the last saved one. Its own draft of a chat, else those of
   * all windows joined. Edits are shared. Its own unsaved texts, and those of closed windows.
   */
  read(key: string, windowId: string): Promise<WindowView>;
  /** The edits of this chat's calls, for an open window. */
  editsOf(key: string, windowId: string, chatId: string): Promise<EditVersions>;
  /** Resolves when it is on disk. */
  keep(key: string, windowId: string, parts: WindowParts): Promise<void>;
  /** The chat is deleted. Also deletes its unsent text and the edits of its calls, and later ones from any window. */
  forgetChat(key: string, chat: { readonly id: string; readonly calls: readonly string[] }): Promise<void>;
  /** The chat was restored: its drafts are stored again. */
  welcomeBack(chatId: string): void;
  /** Resolves after all writes so far. */
  settled(): Promise<void>;
};

type Options = {
  readonly home: string;
  readonly now: () => number;
  /** Gets a sentence for the user about a failed read or write. */
  readonly onProblem: (problem: AnyText) => void;
  /** Limit for all texts of one project. */
  readonly mostCharacters?: number;
};

export function createWindowStates({
  home,
  now,
  onProblem,
  mostCharacters = 24 * 1024 * 1024,
}: Options): WindowStates {
  const store = createWindowStore({ home, onProblem, mostCharacters });
  const own = new Map<string, WindowLayout>();
  const opened = new Map<string, Opened>();
  /** Deleted chats, and their calls. */
  const gone = new Set<string>();
  const { attend, leave, hasOther, ownerOf, inherit } = createOpenWindows();

  const keep = (key: string, parts: WindowParts, windowId: string | null) => {
    const at = now();
    const typed = (chat: string, text: string) =>
      windowId === null
        ? null
        : typedIn(openedBy(opened, ownKey(key, windowId)), { chat, text, at, by: windowId });
    const drafts = Object.fromEntries(
      Object.entries(parts.drafts ?? {}).map(([chat, text]) => [chat, typed(chat, text)]),
    );
    const owner = windowId === null ? null : ownerOf(windowId);
    return store.keep(key, { ...parts, drafts, at, owner });
  };

  return {
    attend,
    leave,
    hasOther,
    read: (key, windowId) =>
      store.read(key, (state, { textsFor, writersIn }) => {
        inherit(windowId, writersIn(state));
        return {
          ...textsFor(state, ownerOf(windowId)),
          drafts: draftsFor(openedBy(opened, ownKey(key, windowId)), state.drafts, windowId),
          layout: own.get(ownKey(key, windowId)) ?? forAnother(state.layout),
        };
      }),
    editsOf: (key, windowId, chatId) =>
      store.read(key, (state, { textsFor }) => {
        const { edits, others } = textsFor(state, ownerOf(windowId));
        return { edits: ofChat(edits, chatId), others: ofChat(others.edits, chatId) };
      }),
    keep(key, windowId, parts) {
      if (parts.layout) remember(own, ownKey(key, windowId), parts.layout);
      const drafts = without(parts.drafts, gone);
      return keep(key, { ...parts, drafts, edits: without(parts.edits, gone) }, windowId);
    },
    forgetChat(key, { id, calls }) {
      const edited = calls.map((call) => callKeyOf(id, call));
      const kept = edited.flatMap((key) => [key, reviewKey(key)]);
      for (const key of [id, ...kept]) gone.add(key);
      const edits = Object.fromEntries(kept.map((key) => [key, null]));
      return keep(key, { drafts: { [id]: '' }, edits }, null);
    },
    welcomeBack: (chatId) => void gone.delete(chatId),
    settled: () => store.settled(),
  };
}

function without<Change>(
  changes: Readonly<Record<string, Change>> | undefined,
  gone: ReadonlySet<string>,
): Record<string, Change> {
  return Object.fromEntries(Object.entries(changes ?? {}).filter(([key]) => !gone.has(key)));
}

function ownKey(key: string, windowId: string): string {
  return `${windowId} ${key}`;
}

/** The layout of another window, for a new window. It starts on the work page. */
function forAnother(layout: WindowLayout | null): WindowLayout | null {
  return layout && { ...layout, page: 'work' };
}

/** Limit of remembered windows, because closed windows look the same as idle ones. */
const mostWindows = 50;

/** The initial text of a window, by chat, until the user types there; '' from then on. */
type Opened = Map<string, string>;

function openedBy(opened: Map<string, Opened>, key: string): Opened {
  const known = opened.get(key) ?? new Map<string, string>();
  remember(opened, key, known);
  return known;
}

type Typed = Omit<NonNullable<TypedDraft>, 'begunWith'> & { readonly chat: string };

function typedIn(window: Opened, { chat, ...draft }: Typed): TypedDraft {
  const begunWith = window.get(chat) ?? '';
  window.set(chat, '');
  return { ...draft, begunWith };
}

function draftsFor(
  window: Opened,
  drafts: WindowState['drafts'],
  windowId: string,
): Record<string, ChatDraft> {
  const given = Object.entries(drafts).flatMap(([chat, draft]) => {
    const own = ownDraft(draft, windowId);
    if (own !== null) return [[chat, { text: own.text, at: own.at }] as const];
    // The user typed there and removed the text again.
    if (window.get(chat) === '') return [];
    const joined = joinedDraft(draft);
    window.set(chat, joined.text);
    return [[chat, joined] as const];
  });
  return Object.fromEntries(given);
}

function remember<Known>(own: Map<string, Known>, key: string, known: Known): void {
  own.delete(key);
  own.set(key, known);
  const [oldest] = own.keys();
  if (own.size > mostWindows && oldest !== undefined) own.delete(oldest);
}

function ofChat<Edit>(edits: Readonly<Record<string, Edit>>, chatId: string): Record<string, Edit> {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => callOfKept(key)?.chatId === chatId));
}
