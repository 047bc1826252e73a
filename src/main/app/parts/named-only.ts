import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import { toolSchema } from '../../tools/kit/lenient-input';
import type { Tool } from '../../tools/kit/tool';

// Deferred tools: tools from elsewhere, if they are many or would fill too much of the context window. The model knows
// only their names and loads the tools it needs with `find_tools`.

/** Beyond this number, or this part of the context window, tools are deferred. */
const [mostTools, mostOfWindow] = [40, 0.1];

export type Offering = {
  /** The model's context window, in tokens. */
  readonly contextWindow: number;
  /** Whether the model has loaded the tool of this name. */
  readonly isFound: (name: string) => boolean;
};

export type Offered = {
  /** Tools that the model knows completely. */
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

/** The tool while it is deferred: a call of it returns the advice to load it first. */
export function asNamedOnly(tool: Tool): Tool {
  const { name, displayName, kind, group, activity, description } = tool;
  return {
    name,
    displayName,
    kind,
    group,
    activity,
    description,
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

/** The tokens that the tool adds to a request, at four characters a token. */
function tokensOf(tool: Tool): number {
  const known = sizes.get(tool);
  if (known !== undefined) return known;
  const { name, description } = tool;
  const size = Math.ceil(JSON.stringify({ name, description, parameters: toolSchema(tool) }).length / 4);
  sizes.set(tool, size);
  return size;
}

const sizes = new WeakMap<Tool, number>();
