import type { SlashPrompt } from '@shared/chat/slash-commands';

// Prompts under a name, from whoever brings some: the person's folder, the project's, a server.

export type Prompt = SlashPrompt & {
  /** What the model reads, with what was written behind the name. AppError when it cannot be made. */
  expand(args: string): Promise<string>;
};

/** The prompts that there are now. `wanted`: the name of the one that is looked for; null: all are to be listed. */
export type PromptProvider = (wanted: string | null) => Promise<readonly Prompt[]>;

export type Prompts = {
  list(): Promise<readonly SlashPrompt[]>;
  /** Null: there is none of that name. */
  find(name: string): Promise<Prompt | null>;
};

/** Of two of one name the first one's is there. */
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
