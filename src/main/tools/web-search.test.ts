import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { searchWeb } from '../web/search-web';
import { type PageServer, page, redirect, startPageServer } from '../web/testing/page-server';
import { noServices } from './kit/no-services';
import type { WebAccess } from './kit/services';
import { createTestContext } from './testing/test-context';
import { createWebSearch } from './web-search';

const key = 'canary-key-1';
let server: PageServer;
afterEach(() => server.close());

async function search(query: string, access: Partial<WebAccess> = {}): Promise<string> {
  const web: WebAccess = {
    ...noServices.web,
    canSearch: () => true,
    searchAddress: () => server.url('/search'),
    search: (url, asked, signal) => searchWeb({ url, key, query: asked }, signal),
    ...access,
  };
  const context = await createTestContext({ web });
  const tool = createWebSearch(context);
  const proposal = await tool.confirm({ query }, context);
  if (proposal === null) throw new Error('web_search must ask');
  const approved = { proposal, content: proposal.proposed, pin: null };
  return String((await tool.run({ query }, context, approved)).forModel);
}

const results = [1, 2, 3, 4, 5, 6].map((number) => ({
  title: `Title ${number}`,
  url: `https://docs.example.com/${number}`,
  content: 'left out',
}));

describe('web_search', () => {
  it('asks Tavily, with the key in a header, and lists the answer and its sources', async () => {
    const asked: { method?: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
    server = await startPageServer({
      '/search': async (request, response) => {
        const { method, headers } = request;
        asked.push({ method, headers, body: JSON.parse(await text(request)) });
        page(JSON.stringify({ answer: 'An answer.', results }), 'application/json')(request, response);
      },
    });
    expect(await search('a "question"')).toBe(
      [
        'Web search results for "a "question"":',
        '',
        'An answer.',
        '',
        'Sources:',
        ...[1, 2, 3, 4, 5].map(
          (number) => `[${number}] Title ${number} (https://docs.example.com/${number})`,
        ),
      ].join('\n'),
    );
    expect(asked).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({ authorization: `Bearer ${key}` }),
        body: { query: 'a "question"', max_results: 5, include_answer: true },
      },
    ]);
  });

  it('shows the user the address and what is sent there', async () => {
    server = await startPageServer({});
    const web = { ...noServices.web, canSearch: () => true, searchAddress: () => server.url('/search') };
    const context = await createTestContext({ web });
    expect(await createWebSearch(context).confirm({ query: 'a question' }, context)).toEqual({
      kind: 'url',
      proposed: server.url('/search').href,
      given: null,
      sent: 'a question',
      asked: null,
    });
  });

  it('says that nothing was found', async () => {
    server = await startPageServer({ '/search': page('{"answer":null,"results":[]}', 'application/json') });
    expect(await search('nothing')).toBe('No search results or information found for query: "nothing"');
  });

  it('says where a key can be set when there is none', async () => {
    server = await startPageServer({});
    const noKey =
      'Web search is disabled because no Tavily API key is configured. The user can set one under "Web" in the settings, or in the environment variable TAVILY_API_KEY.';
    await expect(search('a', { canSearch: () => false })).rejects.toThrow(noKey);
    await expect(search('a', { search: async () => null })).rejects.toThrow(noKey);
    expect(server.asked).toEqual([]);
  });

  it.each<[string, Parameters<typeof page> | 'redirect' | 401 | 500, string]>([
    ['no JSON', ['<html>'], 'Web search failed: the answer is none of Tavily’s API.'],
    ['too much', ['a'.repeat(2_000_000)], 'Web search failed: the answer is too long.'],
    ['a redirect', 'redirect', 'Web search failed: HOST answered 302.'],
    ['that it fails', 500, 'Web search failed: HOST answered 500.'],
    [
      'that the key is wrong',
      401,
      'Web search failed: the Tavily API key is not accepted (401). The user can set another under "Web" in the settings.',
    ],
  ])('says it when the answer is %s, without the key', async (_name, answer, told) => {
    server = await startPageServer({
      '/search': (request, response) => {
        if (answer === 'redirect') redirect('https://evil.example/')(request, response);
        else if (typeof answer === 'number') response.writeHead(answer).end(`no ${key}`);
        else page(...answer)(request, response);
      },
    });
    await expect(search('a')).rejects.toThrow(told.replace('HOST', server.host));
  });
});
