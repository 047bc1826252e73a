import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import { toolSchema } from '../../tools/kit/lenient-input';
import type { Tool } from '../../tools/kit/tool';

// Tools of which a model is told the name alone: those from elsewhere, where they are so many that what they take would
// crowd what else it has to read. `find_tools` brings in those it asks for.

/** More than so many, or than such a part of what the model takes in all, are not told whole. */
const [mostTools, mostOfWindow] = [40, 0.1];

export type Offering = {
  /** In tokens: what the model takes in all. */
  readonly contextWindow: number;
  /** Those that were brought in, by name. */
  readonly isFound: (name: string) => boolean;
};

export type Offered = {
  /** Those that the model is told of whole. */
  readonly whole: readonly Tool[];
  readonly namedOnly: readonly Tool[];
};

export function offeredOf(tools: readonly Tool[], { contextWindow, isFound }: Offering): Offered {
  const elsewhere = tools.filter(isFromElsewhere);
  const tokens = elsewhere.reduce((sum, tool) => sum + tokensOf(tool), 0);
  if (elsewhere.length <= mostTools && tokens <= contextWindow * mostOfWindow)
    return { whole: tools, namedOnly: [] };
  const isNamed = (tool: Tool) => isFromElsewhere(tool) && !isFound(tool.name);
  return { whole: tools.filter((tool) => !isNamed(tool)), namedOnly: tools.filter(isNamed) };
}

/** The tool as it is while it is only named: a call of it is told to find it first. */
export function asNamedOnly(tool: Tool): Tool {
  const { name, displayName, kind, group, activity, description } = tool;
  return {
    ...{ name, displayName, kind, group, activity, description },
    ...(tool.source && { source: tool.source }),
    isNamedOnly: true,
    input: z.unknown(),
    describe: () => displayName,
    target: () => null,
    confirm: async () => {
      throw new ToolError(
        `Not executed: "${name}" is only named so far. Call find_tools with it first, then call it with what it takes.`,
      );
    },
    run: async () => {
      throw new Error(`the tool ${name} was run while it was only named`);
    },
  };
}

function isFromElsewhere({ source }: Tool): boolean {
  return source !== undefined && source.kind !== 'built-in';
}

/** As much as a request grows by it, at four characters a token. */
function tokensOf(tool: Tool): number {
  const known = sizes.get(tool);
  if (known !== undefined) return known;
  const { name, description } = tool;
  const size = Math.ceil(JSON.stringify({ name, description, parameters: toolSchema(tool) }).length / 4);
  sizes.set(tool, size);
  return size;
}

const sizes = new WeakMap<Tool, number>();
