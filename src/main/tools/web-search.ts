import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import type { SearchAnswer } from '../web/search-web';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool } from './kit/tool';

// `web_search`: a short answer from the web, with its sources.

const input = z.object({
  query: z.string().trim().min(1).describe('The words to search for'),
});

const noKeyText =
  'Web search is disabled because no Tavily API key is configured. The user can set one under "Web" in the settings, or ' +
  'in the environment variable TAVILY_API_KEY.';

export function createWebSearch({ web }: Pick<ToolServices, 'web'>): Tool {
  return defineTool({
    name: 'web_search',
    displayName: textOf('tool-name.search-web'),
    description:
      'Searches the web and returns a short answer with its sources. Use web_fetch to read one of them.',
    kind: 'web',
    group: 'web',
    activity: 'search-web',
    input,
    describe: ({ query }) => textOf('call-title.search-web', { query: visibleName(query) }),
    target: () => null,
    async confirm({ query }) {
      if (!web.canSearch()) throw new ToolError(noKeyText);
      return { kind: 'url', proposed: web.searchAddress().href, given: null, sent: query, asked: null };
    },

    async run({ query }, context, approved) {
      const address = new URL(approved?.content ?? web.searchAddress().href);
      const found = await web.search(address, query, context.signal);
      if (found === null) throw new ToolError(noKeyText);
      const text = resultText(query, found);
      const { answer, results } = found;
      return { forModel: text, forPerson: { kind: 'web-search', query, answer, results: [...results] } };
    },
  });
}

function resultText(query: string, { answer, results }: SearchAnswer): string {
  if (answer === '' && results.length === 0)
    return `No search results or information found for query: "${query}"`;
  const sources = results.map(({ title, url }, index) => `[${index + 1}] ${title} (${url})`);
  return [
    `Web search results for "${query}":`,
    ...(answer === '' ? [] : [answer]),
    ...(sources.length === 0 ? [] : [['Sources:', ...sources].join('\n')]),
  ].join('\n\n');
}
