// For tests: an MCP server over stdio with resources of each sort, and prompts good and bad. Raw JSON-RPC.

import { createInterface } from 'node:readline';

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const contents = {
  'lib://notes': { mimeType: 'text/plain', text: 'Fish swim.' },
  'lib://encoded': { mimeType: 'text/markdown', blob: base64('# Fish') },
  'lib://picture': { mimeType: 'image/png', blob: base64([0x89, 0x50, 0x4e, 0x47]) },
  'lib://long': { mimeType: 'text/plain', text: 'x'.repeat(250_000) },
  'lib://really?': { mimeType: 'text/plain', text: 'Really.' },
};
const prompts = {
  'two words': { messages: [{ role: 'user', content: { type: 'text', text: 'Two words.' } }] },
  empty: { messages: [] },
};

const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { resources: {}, prompts: {} },
    serverInfo: { name: 'library', version: '1.0' },
  }),
  'resources/list': () => ({
    resources: [...Object.keys(contents).map((uri) => ({ uri, name: uri })), { uri: 'with blanks' }, 7],
  }),
  'resources/templates/list': () => ({ resourceTemplates: [] }),
  'resources/read': ({ uri }) => ({ contents: contents[uri] ? [{ uri, ...contents[uri] }] : [] }),
  'prompts/list': () => ({ prompts: Object.keys(prompts).map((name) => ({ name })) }),
  'prompts/get': ({ name }) => prompts[name],
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const answer = answers[method];
  const reply = answer
    ? { result: answer(params ?? {}) }
    : { error: { code: -32601, message: 'There is no such method.' } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...reply })}\n`);
});
