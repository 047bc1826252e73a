import { counted } from '@shared/base/counted';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { foundByWords } from './kit/by-words';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool } from './kit/tool';

// `find_tools`: loads deferred tools, by name or by words that describe them.

const input = z.object({
  tools: z
    .array(z.string().trim().min(1))
    .min(1)
    .describe('Listed names, or words for what a tool should do'),
});

export const findToolsName = 'find_tools';

export function createFindTools({ toolFinder }: Pick<ToolServices, 'toolFinder'>): Tool {
  return defineTool({
    name: findToolsName,
    displayName: textOf('tool-name.find-tools'),
    description:
      'Loads tools of which you know only the names. From your next reply on, you have their descriptions and can ' +
      'call them.',
    noteFor: () => `Not loaded: ${toolFinder.namedOnly().map(nameOf).join(', ') || '(none)'}.`,
    kind: 'read',
    group: 'elsewhere',
    activity: 'find-tools',
    input,
    describe: ({ tools }) => textOf('call-title.find-tools', { what: tools.join(', ') }),
    target: () => null,
    confirm: async () => null,

    async run({ tools }) {
      const named = toolFinder.namedOnly();
      const there = tools.filter(toolFinder.isThere);
      const asked = tools
        .filter((text) => !there.includes(text))
        .map((text) => ({ text, found: foundByWords(text, named) }));
      const found = [...new Set(asked.flatMap((each) => each.found))];
      const missing = asked.filter((each) => each.found.length === 0).map(({ text }) => text);
      if (missing.length === tools.length)
        throw new ToolError(`${nothingFor(missing)} Nothing was brought in.`);
      await toolFinder.bring(found.map(nameOf));
      const lines = [
        ...(found.length > 0 ? [foundText(found)] : []),
        ...(there.length > 0 ? [`There already: ${there.join(', ')}.`] : []),
        ...(missing.length > 0 ? [nothingFor(missing)] : []),
      ];
      const text = textOf('call-result.tools-found', { count: found.length });
      return { forModel: lines.join('\n'), forPerson: { kind: 'text', text } };
    },
  });
}

function foundText(found: readonly Tool[]): string {
  const lines = found.map(({ name, description }) => `- ${name}: ${firstLine(description)}`);
  return `Found ${counted(found.length, 'tool')}, to be called from your next reply on:\n${lines.join('\n')}`;
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 200);
}

function nothingFor(texts: readonly string[]): string {
  return `No tool is called or does: ${texts.join(', ')}.`;
}

function nameOf({ name }: Tool): string {
  return name;
}
