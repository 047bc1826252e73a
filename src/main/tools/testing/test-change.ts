import { parseInput } from '../kit/lenient-input';
import type { FileProposal, Tool, ToolContext } from '../kit/tool';

// For tests: a tool that asks, called with arguments of a model.

/** One tool in one project, so that a test only contains the calls. */
export type ChangeTester = {
  propose(input: Record<string, unknown>): Promise<FileProposal>;
  /** Runs the proposal as made, or as the user edited it; returns the text for the model. */
  run(input: Record<string, unknown>, proposal: FileProposal, content?: string): Promise<unknown>;
  /** Both, one after the other. */
  apply(input: Record<string, unknown>, content?: string): Promise<unknown>;
};

export function createChangeTester(tool: Tool, context: ToolContext): ChangeTester {
  const parsed = (input: Record<string, unknown>) => {
    const result = parseInput(tool, JSON.stringify(input));
    if (!result.ok) throw new Error(result.error);
    return result.input;
  };
  const tester: ChangeTester = {
    async propose(input) {
      const proposal = await tool.confirm(parsed(input), context);
      if (proposal?.kind !== 'file-change') throw new Error(`${tool.name} proposed nothing`);
      return proposal;
    },
    async run(input, proposal, content = proposal.proposed) {
      return (await tool.run(parsed(input), context, { proposal, content, pin: null })).forModel;
    },
    async apply(input, content) {
      return tester.run(input, await tester.propose(input), content);
    },
  };
  return tester;
}
