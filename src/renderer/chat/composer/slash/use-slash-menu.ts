import { emptyAppState } from '@shared/app-state';
import { type SlashPrompt, slashCommands } from '@shared/chat/slash-commands';
import { writtenArguments } from '@shared/servers/prompt-arguments';
import type { ServerPrompt } from '@shared/servers/server-offers';
import { providerName } from '@shared/settings/settings';
import { useEffect, useMemo, useState } from 'react';
import { isOffered } from '../../../state/commands/offered-commands';
import { modeHint } from '../../../state/mode/mode-hint';
import { api, useServerState } from '../../../state/server-state';
import { type MenuKeys, useMenuKeys } from '../menu/use-menu-keys';
import { useReadyServers } from '../menu/use-ready-servers';
import { type Offered, type SlashItem, slashItems } from './slash-items';

// State of the slash command menu: open while the text may become a command. The focus stays in the text.

export type SlashMenuState = MenuKeys & {
  readonly items: readonly SlashItem[];
  /** The prompt whose arguments the form asks for. */
  readonly asking: ServerPrompt | null;
  choose(item: SlashItem): void;
  /** Runs the prompt with these arguments. */
  fill(values: Readonly<Record<string, string>>): void;
  cancel(): void;
};

export type SlashOptions = {
  /** The composer's text, which begins with `/`. */
  readonly text: string;
  write(text: string): void;
  run(text: string): void;
};

export function useSlashMenu({ text, write, run }: SlashOptions): SlashMenuState {
  const [left, setLeft] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const offered = useOffered();
  const items = useMemo(() => (text === left ? [] : slashItems(text, offered)), [text, left, offered]);
  const complete = (item: SlashItem) => write(item.isWhole ? `${item.text} ` : item.text);
  const leaveAs = (whole: string) => {
    write(whole);
    setLeft(whole);
  };
  const choose = (item: SlashItem) => {
    if (item.asksFor) {
      leaveAs(item.text);
      return setAsking({ command: item.label, prompt: item.asksFor });
    }
    if (!item.isWhole) return write(item.text);
    leaveAs(item.text);
    run(item.text);
  };
  const keys = useMenuKeys<SlashItem>({
    text,
    items,
    // A slash alone is only a beginning: the user has not chosen the first entry of the list.
    enter: (item, picked) => (text === '/' && !picked ? complete(item) : choose(item)),
    tab: complete,
    leave: () => setLeft(text),
  });
  return {
    ...keys,
    items,
    asking: asking?.prompt ?? null,
    choose,
    fill(values) {
      const whole = `${asking?.command} ${writtenArguments(values)}`.trim();
      setAsking(null);
      leaveAs(whole);
      run(whole);
    },
    cancel: () => setAsking(null),
  };
}

type Asking = { readonly command: string; readonly prompt: ServerPrompt };

const none: readonly SlashPrompt[] = [];

/** Requests the prompts each time a command begins, because their files and servers may have changed. */
function useOffered(): Offered {
  const project = useServerState((state) => state.project?.key ?? null);
  const isTrusted = useServerState((state) => state.project?.trust.isTrusted);
  const providers = useServerState((state) => state.app?.providers);
  const sandbox = useServerState((state) => state.app?.sandbox ?? emptyAppState.sandbox);
  const ready = useReadyServers(project);
  const [prompts, setPrompts] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the folder's trust and its servers prompts come and go.
  useEffect(() => {
    if (project === null) return;
    let current = true;
    // If the request fails, the menu still lists Pilotfish's own commands.
    api.slash.prompts({ project }).then(
      (found) => current && setPrompts(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [project, isTrusted, ready]);
  return useMemo(
    () => ({
      commands: slashCommands.filter(({ by }) => by === 'chat' || isOffered(by.command)),
      prompts,
      modes: modes.map((value) => ({ value, about: modeHint(value, sandbox) })),
      models: (providers ?? []).map((provider) => ({
        value: `${provider.id}/${provider.model}`,
        about: providerName(provider),
      })),
    }),
    [prompts, providers, sandbox],
  );
}

const modes = ['plan', 'ask', 'accept-edits', 'auto'] as const;
