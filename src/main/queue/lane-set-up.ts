import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import type { Tool, ToolContext } from '../tools/kit/tool';
import { crashedText, crashReport } from './calls/wording';

// Setup and cleanup of a lane: a tool prepares a value for its adjacent calls, and disposes of it after the last of
// them has ended.

export type LaneSetUp = {
  /** The next call is of this tool: cleans up the setup of another one. */
  turnTo(tool: Tool): Promise<void>;
  /** Runs the tool's setup unless it is done. ToolError if it fails; the next call tries again. */
  ready(tool: Tool): Promise<void>;
  /** The value of the tool's setup; undefined if it has none. */
  shared(tool: Tool): unknown;
  /** All calls have ended. */
  clear(): Promise<void>;
};

type Options = Pick<ToolContext, 'signal' | 'workspace'> & { readonly onProblem: (text: string) => void };

type Made = { readonly tool: Tool; readonly making: Promise<unknown>; value?: unknown };

export function createLaneSetUp({ signal, workspace, onProblem }: Options): LaneSetUp {
  let made: Made | null = null;

  const clear = async () => {
    const last = made;
    made = null;
    if (!last) return;
    try {
      await last.tool.cleanup?.(await last.making);
    } catch (error) {
      onProblem(crashReport(last.tool.name, error));
    }
  };

  return {
    clear,
    async turnTo({ name }) {
      if (made?.tool.name !== name) await clear();
    },
    async ready(tool) {
      if (!tool.setup) return;
      made ??= { tool, making: tool.setup({ signal, workspace }) };
      const current = made;
      try {
        current.value = await current.making;
      } catch (error) {
        if (made === current) made = null;
        throw asToolError(tool, error);
      }
    },
    shared: ({ name }) => (made?.tool.name === name ? made.value : undefined),
  };
}

function asToolError(tool: Tool, error: unknown): ToolError {
  return error instanceof ToolError
    ? error
    : new ToolError(crashedText(tool.name, messageOf(error)), { cause: error });
}
