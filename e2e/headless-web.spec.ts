import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageServer, page as served, startPageServer } from '../src/main/web/testing/page-server';
import { resultsIn } from './calls';
import { canary } from './canary';
import { expect, test } from './headless';

// The web tools without a window: refused if they would ask, run if a rule allows them.

let server: PageServer;
test.beforeEach(async () => {
  server = await startPageServer({
    '/guide': served('<html><head><title>Guide</title></head><body><p>Call connect().</p></body></html>'),
    '/search': served('{"answer":"Yes.","results":[]}', 'application/json'),
  });
});
test.afterEach(() => server.close());

const calls = () => [
  { name: 'web_fetch', arguments: { url: server.url('/guide').href, prompt: 'How?' } },
  { name: 'web_search', arguments: { query: 'how' } },
];

test('run asks the web where a rule allows the host, and refuses where nobody can be asked', async ({
  cli,
}) => {
  const web = { allowedHosts: ['127.0.0.1'], tavily: { baseUrl: server.url('/').origin } };
  await writeFile(path.join(cli.home, 'settings.json'), JSON.stringify({ web }));
  cli.model.reply({ calls: calls() }, 'Refused.');
  const refused = await cli.run([], { TAVILY_API_KEY: canary });
  expect(refused.stdout).toContain('Refused.');
  expect(resultsIn(cli.model.requests.at(-1))).toEqual([
    expect.stringContaining('Not executed'),
    expect.stringContaining('Not executed'),
  ]);
  expect(server.asked).toEqual([]);

  const rule = (tool: string) => ({ effect: 'allow', tool, match: server.host });
  const rules = { everywhere: [rule('web_fetch'), rule('web_search')] };
  await writeFile(path.join(cli.home, 'rules.json'), JSON.stringify(rules));
  cli.model.reply({ calls: calls() }, 'Done.');
  cli.model.sideReply('By connect().');
  const { code, stderr } = await cli.run([], { TAVILY_API_KEY: canary });
  expect([code, stderr]).toEqual([0, expect.stringContaining('web_fetch')]);
  expect(resultsIn(cli.model.requests.at(-1))).toEqual([
    'By connect().',
    'Web search results for "how":\n\nYes.',
  ]);
  expect(server.asked).toEqual(['/guide', '/search']);
});
