import { type SlashPrompt, slashCommands } from '@shared/slash-commands';
import { words } from '@shared/texts/text';
import { useEffect, useId, useMemo, useState } from 'react';
import { isOffered } from '../../../state/commands/offered-commands';
import { api, useServerState } from '../../../state/server-state';
import type { MenuPress } from './open-menu';
import { type Offered, type SlashItem, slashItems } from './slash-items';

// Menu of slash commands: open while the text in the composer may become one. The keyboard stays in the text.

export type SlashMenuState = {
  readonly id: string;
  readonly items: readonly SlashItem[];
  /** Which Enter and Tab take. */
  readonly active: number;
  choose(item: SlashItem): void;
  /** Whether the key is the menu's; then it has done what it is for. */
  takesKey(press: MenuPress): boolean;
};

export type SlashOptions = {
  /** What stands in the composer, beginning with `/`. */
  readonly text: string;
  write(text: string): void;
  run(text: string): void;
};

export function useSlashMenu({ text, write, run }: SlashOptions): SlashMenuState {
  const id = useId();
  const [left, setLeft] = useState<string | null>(null);
  const [picked, setPicked] = useState({ for: '', index: 0 });
  const offered = useOffered();
  const items = useMemo(() => (text === left ? [] : slashItems(text, offered)), [text, left, offered]);
  const active = picked.for === text ? Math.min(picked.index, items.length - 1) : 0;
  const complete = (item: SlashItem) => write(item.isWhole ? `${item.text} ` : item.text);
  const choose = (item: SlashItem) => {
    if (!item.isWhole) return write(item.text);
    write(item.text);
    setLeft(item.text);
    run(item.text);
  };
  const takesKey = (press: MenuPress) => {
    const item = items[active];
    if (!item || press.isComposing || press.keyCode === 229 || isChord(press)) return false;
    const step = (by: number) => setPicked({ for: text, index: (active + by + items.length) % items.length });
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Tab: () => complete(item),
      // A slash alone names nothing yet: what is first in the list is not what was meant.
      Enter: () => (text === '/' && picked.for !== text ? complete(item) : choose(item)),
      Escape: () => setLeft(text),
    };
    const act = Object.hasOwn(acts, press.key) ? acts[press.key] : undefined;
    act?.();
    return act !== undefined;
  };
  return { id, items, active, choose, takesKey };
}

function isChord({ shiftKey, altKey, ctrlKey, metaKey }: MenuPress): boolean {
  return shiftKey || altKey || ctrlKey || metaKey;
}

const none: readonly SlashPrompt[] = [];

/** The prompts are asked for each time a command is begun: their files may be others by then. */
function useOffered(): Offered {
  const project = useServerState((state) => state.project?.key ?? null);
  const isTrusted = useServerState((state) => state.project?.trust.isTrusted);
  const providers = useServerState((state) => state.app?.providers);
  const [prompts, setPrompts] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the folder's trust its prompts come and go.
  useEffect(() => {
    if (project === null) return;
    let current = true;
    // Where they cannot be had, ours are listed all the same.
    api.slash.prompts({ project }).then(
      (found) => current && setPrompts(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [project, isTrusted]);
  return useMemo(
    () => ({
      commands: slashCommands.filter(({ by }) => by === 'chat' || isOffered(by.command)),
      prompts,
      modes: modes.map((value) => ({ value, label: words(`mode.${value}`) })),
      models: (providers ?? []).map(({ id, model, name }) => ({ value: `${id}/${model}`, label: name })),
    }),
    [prompts, providers],
  );
}

const modes = ['plan', 'ask', 'accept-edits', 'auto'] as const;
