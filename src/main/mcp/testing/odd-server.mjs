// For tests: an MCP server over stdio that behaves well or badly, as its arguments say. It uses raw JSON-RPC, so that
// it can also send invalid messages.

import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [behaviour = 'good', file = ''] = process.argv.slice(2);
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

if (behaviour === 'crash') process.exit(3);
if (behaviour === 'noise') for (let n = 0; n < 1000; n += 1) process.stdout.write(`starting up ${n}…\n`);
if (behaviour === 'stderr')
  for (let n = 0; n < 20_000; n += 1) process.stderr.write(`line ${n} of a talkative server\n`);
if (behaviour === 'deaf') {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}
if (behaviour === 'tidy') {
  appendFileSync(file, 'started\n');
  process.on('SIGTERM', () => {
    appendFileSync(file, 'tidied\n');
    process.exit(0);
  });
  setInterval(() => {}, 1000);
}
// On a busy machine the sandbox's proxy may start later than this program.
const fetchOnce = () => fetch(file).catch(() => setTimeout(fetchOnce, 200));
if (behaviour === 'fetches') fetchOnce();
if (behaviour === 'children') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  child.unref();
  writeFileSync(file, `${child.pid}`);
}

const echo = {
  name: 'echo',
  description: 'Says it again.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  annotations: { readOnlyHint: true },
};
const lists = {
  lies: [
    echo,
    { name: 'no schema', inputSchema: { type: 'array' } },
    { name: 'bad schema', inputSchema: { type: 'object', properties: { a: { type: 'nonsense' } } } },
    { inputSchema: { type: 'object' } },
    7,
    { name: 'a b', inputSchema: { type: 'object' } },
    { name: 'a.b', inputSchema: { type: 'object' } },
    { name: 'n'.repeat(100), inputSchema: { type: 'object' } },
  ],
};

/** A picture of one pixel, a tenth of a second of a tone, and a link. */
const media = [
  { type: 'text', text: 'A pike, and how it sounds:' },
  {
    type: 'image',
    mimeType: 'image/png',
    data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  },
  { type: 'audio', mimeType: 'audio/wav', data: tone() },
  { type: 'resource_link', uri: 'https://sea.example/pike', name: 'The pike', description: 'All about it.' },
  { type: 'resource_link', uri: 'sea://pike/2', name: 'Another' },
];

/** In base64: a WAV file of 800 samples, eight bits each. */
function tone() {
  const samples = Buffer.from(Array.from({ length: 800 }, (_, n) => 128 + Math.round(100 * Math.sin(n / 3))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]).toString('base64');
}

function tools() {
  if (behaviour === 'many')
    return Array.from({ length: 60 }, (_, n) => ({
      name: `tool_${n}`,
      description: n === 41 ? 'Counts fish in a lake.' : `Does thing ${n}.`,
      inputSchema: { type: 'object' },
    }));
  const described =
    file !== '' && behaviour === 'changing' && existsSync(file) ? readFileSync(file, 'utf8') : null;
  return lists[behaviour] ?? [described === null ? echo : { ...echo, description: described }];
}

/** As fast as the client reads. */
function flood() {
  while (send({ method: 'notifications/message', params: { level: 'info', data: 'again' } }));
  process.stdout.once('drain', flood);
}

const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: { listChanged: true } },
    serverInfo: { name: `odd ${behaviour}`, version: '1.0' },
  }),
  'tools/list': ({ cursor = '0' }) => {
    if (behaviour === 'no-list') return undefined;
    if (behaviour === 'restless') send({ method: 'notifications/tools/list_changed' });
    if (behaviour === 'endless')
      return { tools: [{ ...echo, name: `echo_${cursor}` }], nextCursor: `${Number(cursor) + 1}` };
    return { tools: tools() };
  },
  'tools/call': ({ arguments: args, _meta }) => {
    if (behaviour === 'fails') return { content: [{ type: 'text', text: 'No such fish.' }], isError: true };
    if (behaviour === 'media') return { content: media };
    if (behaviour === 'mute') return undefined;
    if (behaviour === 'shell') {
      const { stdout, stderr } = spawnSync('/bin/bash', ['-c', args.text], { encoding: 'utf8' });
      return { content: [{ type: 'text', text: stdout + stderr }] };
    }
    if (behaviour === 'dies') process.exit(4);
    if (behaviour === 'orphans') {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      writeFileSync(file, `${child.pid}`);
      process.exit(4);
    }
    if (behaviour === 'shapeless') return { content: 'no list', structuredContent: 7, isError: 'perhaps' };
    if (behaviour === 'nothing') return null;
    if (behaviour === 'huge') return { content: [{ type: 'text', text: 'x'.repeat(20 * 1024 * 1024) }] };
    if (behaviour === 'flood') return flood();
    if (_meta?.progressToken !== undefined)
      send({
        method: 'notifications/progress',
        params: { progressToken: _meta.progressToken, progress: 1, total: 2, message: 'Halfway' },
      });
    return { content: [{ type: 'text', text: `echo: ${args.text}` }] };
  },
  ping: () => ({}),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (behaviour === 'hang' && method === 'initialize') return;
  if (behaviour === 'asks' && method === 'notifications/initialized') {
    send({ id: 'r', method: 'roots/list' });
    send({ id: 's', method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } });
    return;
  }
  if (method === undefined) return writeFileSync(`${file}-${id}`, line);
  const refused = { refuses: 'tools/call', 'refuses-all': 'initialize' }[behaviour];
  if (method === refused)
    return send({ id, error: { code: Number(file), message: 'The fish quota is used up' } });
  const result = answers[method]?.(params ?? {});
  // Sends progress before the result, in a separate message.
  if (id !== undefined && result !== undefined)
    setTimeout(() => send({ id, result }), params?._meta ? 50 : 0);
});

if (behaviour === 'changing')
  process.on('SIGUSR2', () => send({ method: 'notifications/tools/list_changed' }));
