import { type SlashPrompt, slashCommands } from '@shared/slash-commands';
import { words } from '@shared/texts/text';
import { useEffect, useId, useMemo, useState } from 'react';
import { isOffered } from '../../../state/commands/offered-commands';
import { api, useServerState } from '../../../state/server-state';
import { type Offered, type SlashItem, slashItems } from './slash-items';

// Menu of slash commands: open while the text in the composer may become one. The keyboard stays in the text.

export type SlashMenuState = {
  readonly id: string;
  readonly items: readonly SlashItem[];
  /** Which Enter and Tab take. */
  readonly active: number;
  choose(item: SlashItem): void;
  /** Whether the key is the menu's; then it has done what it is for. */
  takesKey(press: Press): boolean;
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

type Options = {
  /** Null: nothing can be written. */
  readonly text: string | null;
  write(text: string): void;
  run(text: string): void;
};

export function useSlashMenu({ text, write, run }: Options): SlashMenuState {
  const id = useId();
  const [left, setLeft] = useState<string | null>(null);
  const [picked, setPicked] = useState({ for: '', index: 0 });
  const begins = text?.startsWith('/') ?? false;
  const offered = useOffered(begins);
  const items = useMemo(
    () => (text === null || text === left ? [] : slashItems(text, offered)),
    [text, left, offered],
  );
  const active = picked.for === text ? Math.min(picked.index, items.length - 1) : 0;
  const complete = (item: SlashItem) => write(item.isWhole ? `${item.text} ` : item.text);
  const choose = (item: SlashItem) => {
    if (!item.isWhole) return write(item.text);
    write(item.text);
    setLeft(item.text);
    run(item.text);
  };
  const takesKey = (press: Press) => {
    const item = items[active];
    if (!item || press.isComposing || press.keyCode === 229 || isChord(press)) return false;
    const step = (by: number) =>
      setPicked({ for: text ?? '', index: (active + by + items.length) % items.length });
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Tab: () => complete(item),
      Enter: () => choose(item),
      Escape: () => setLeft(text),
    };
    const act = Object.hasOwn(acts, press.key) ? acts[press.key] : undefined;
    act?.();
    return act !== undefined;
  };
  return { id, items, active, choose, takesKey };
}

function isChord({ shiftKey, altKey, ctrlKey, metaKey }: Press): boolean {
  return shiftKey || altKey || ctrlKey || metaKey;
}

const none: readonly SlashPrompt[] = [];

/** The prompts are asked for each time a command is begun: their files may be others by then. */
function useOffered(begins: boolean): Offered {
  const project = useServerState((state) => state.project?.key ?? null);
  const providers = useServerState((state) => state.app?.providers);
  const [prompts, setPrompts] = useState(none);
  useEffect(() => {
    if (!begins || project === null) return;
    let current = true;
    // Where they cannot be had, ours are listed all the same.
    api.slash.prompts({ project }).then(
      (found) => current && setPrompts(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [begins, project]);
  return useMemo(
    () => ({
      commands: begins ? slashCommands.filter(({ by }) => by === 'chat' || isOffered(by.command)) : [],
      prompts,
      modes: modes.map((value) => ({ value, label: words(`mode.${value}`) })),
      models: (providers ?? []).map(({ id, model, name }) => ({ value: `${id}/${model}`, label: name })),
    }),
    [begins, prompts, providers],
  );
}

const modes = ['plan', 'ask', 'accept-edits', 'auto'] as const;
