import type { SlashPrompt } from '@shared/chat/slash-commands';

// Named prompts from several sources: the user's folder, the project's folder, a server.

export type Prompt = SlashPrompt & {
  /** The text for the model, with the arguments filled in. AppError if that fails. */
  expand(args: string): Promise<string>;
};

/** The current prompts. `wanted`: the name of the requested prompt; null: list all. */
export type PromptProvider = (wanted: string | null) => Promise<readonly Prompt[]>;

export type Prompts = {
  list(): Promise<readonly SlashPrompt[]>;
  /** Null if the name is unknown. */
  find(name: string): Promise<Prompt | null>;
};

/** If two prompts share a name, the first provider wins. */
export function createPrompts(providers: readonly PromptProvider[]): Prompts {
  const all = async (wanted: string | null) => {
    const prompts = (await Promise.all(providers.map((provide) => provide(wanted)))).flat();
    return prompts.filter(({ name }, index) => prompts.findIndex((other) => other.name === name) === index);
  };
  return {
    async list() {
      const listed = (await all(null)).map(({ expand: _, ...prompt }) => prompt);
      return listed.toSorted((a, b) => a.name.localeCompare(b.name));
    },
    find: async (name) => (await all(name)).find((prompt) => prompt.name === name) ?? null,
  };
}
