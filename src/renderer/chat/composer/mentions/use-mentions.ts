import { say, words } from '@shared/texts/text';
import { toolGroups } from '@shared/tool-groups';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { composerId } from '../../../state/focus';
import { useServerState } from '../../../state/server-state';
import { useTools } from '../../../state/tools';
import { completed, type MentionOption, matchingOptions, mentionAt } from './mention-at';

// Completion of `@{name}` in the composer: what is offered where the caret is, and the keys that choose of it.

export type Mentions = {
  readonly options: readonly MentionOption[];
  /** Its place among the options. */
  readonly active: number;
  choose(name: string): void;
  /** Whether the key was one of the list's. */
  takeKey(event: KeyboardEvent): boolean;
  /** The text or the caret is another. */
  follow(field: HTMLTextAreaElement): void;
  close(): void;
};

export function useMentions(text: string, setText: (text: string) => void): Mentions {
  const all = useOptions();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The mention that was closed with Esc, by where it stands. */
  const [closed, setClosed] = useState<number | null>(null);
  const typed = mentionAt(text, Math.min(caret, text.length));
  const options = typed && typed.from !== closed ? matchingOptions(all, typed.typed) : none;
  const at = Math.min(active, Math.max(options.length - 1, 0));

  const choose = (name: string) => {
    if (!typed) return;
    const next = completed(text, { from: typed.from, caret, name });
    setText(next.text);
    setCaret(next.caret);
    moveCaret(next.caret);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((at + 1) % options.length),
    ArrowUp: () => setActive((at + options.length - 1) % options.length),
    Enter: () => choose(options[at]?.name ?? ''),
    Tab: () => choose(options[at]?.name ?? ''),
    Escape: () => setClosed(typed?.from ?? null),
  };
  return {
    options,
    active: at,
    choose,
    takeKey(event) {
      const { nativeEvent: press } = event;
      const act = acts[press.key];
      const isPlain = !(
        press.shiftKey ||
        press.altKey ||
        press.ctrlKey ||
        press.metaKey ||
        press.isComposing
      );
      if (options.length === 0 || !act || !isPlain) return false;
      event.preventDefault();
      act();
      return true;
    },
    follow({ value, selectionStart }) {
      setCaret(selectionStart);
      const now = mentionAt(value, selectionStart);
      if (now?.from !== closed) setClosed(null);
      if (now?.typed !== typed?.typed) setActive(0);
    },
    close: () => setClosed(typed?.from ?? null),
  };
}

const none: readonly MentionOption[] = [];

/** Groups, then tools. */
function useOptions(): readonly MentionOption[] {
  const tools = useTools();
  const settings = useServerState((state) => state.app?.settings.toolGroups);
  return useMemo(() => {
    // Of what nobody brings there is nothing to turn on.
    const offered = toolGroups(settings ?? {}, tools).filter((group) => group.tools.length > 0);
    const groups = offered.map(({ name, description, tools: names }) => ({
      name,
      isGroup: true,
      hint: description || words('tools-on.group-of', { count: names.length }),
    }));
    const single = tools.map(({ name, displayName }) => ({ name, isGroup: false, hint: say(displayName) }));
    return [...groups, ...single];
  }, [tools, settings]);
}

/** Once the text that it stands in is drawn. */
function moveCaret(caret: number): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(composerId);
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
  });
}
