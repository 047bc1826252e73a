import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import type { SubAgentListing, ToolServices } from './kit/services';
import { defineTool, type Tool } from './kit/tool';

// `task`: a sub-agent with its own context works on a part of the task; its last message is the result.

const input = z.object({
  description: z.string().describe('The task in three to five words, for the user'),
  prompt: z
    .string()
    .describe('The whole task, and what to answer: the sub-agent knows nothing of this conversation'),
  subagent_type: z.string().default('general-purpose').describe('The name of the sub-agent'),
});

export function createTask({ subAgents }: Pick<ToolServices, 'subAgents'>): Tool {
  return defineTool({
    name: 'task',
    displayName: textOf('tool-name.run-agent'),
    description:
      'Gives a task to a sub-agent with its own context, and returns its last message. Use it to search through much ' +
      'material for a short answer, or for independent parts of the work: tasks in one reply run in parallel. The user ' +
      'decides its calls like yours.',
    noteFor: async () => listed(await subAgents.list()),
    kind: 'agent',
    group: 'agents',
    activity: 'run-agent',
    sideBySide: true,
    input,
    describe: ({ description, subagent_type }) =>
      textOf('call-title.run-agent', { agent: subagent_type, task: description }),
    target: () => null,
    confirm: async () => null,

    async run({ prompt, subagent_type }, context) {
      if (prompt.trim() === '') throw new ToolError('Parameter "prompt" must be a non-empty string.');
      const answer = await subAgents.run({ agent: subagent_type, prompt }, context);
      return { forModel: answer.text, forPerson: { kind: 'agent', ...answer } };
    },
  });
}

function listed(agents: readonly SubAgentListing[]): string {
  const lines = agents.map(({ name, description }) => `\n- ${name}: ${description}`);
  return `Sub-agents there are:${lines.join('')}`;
}
