// For tests: a language server over stdio that behaves well or badly, as its arguments say. Each word `bad` in a text is
// an error, each word `poor` a warning. Behaviours that it knows: see `behave`.

import { appendFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createProject, options } from './odd-project.mjs';

const [behaviour = 'pulls', file = ''] = process.argv.slice(2);
const is = (name) => behaviour.split(',').includes(name);
const texts = new Map();

const write = (text) => process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
const send = (message) => write(JSON.stringify({ jsonrpc: '2.0', ...message }));
const note = (text) => file !== '' && appendFileSync(file, `${text}\n`);

note(`started ${process.pid}`);
if (is('crashes')) process.exit(3);
const [, port] = /connects-(\d+)/.exec(behaviour) ?? [];
/** Answers only after the connection was made or refused. */
const connected = new Promise((resolve) => {
  if (port === undefined) return resolve();
  connect(Number(port), '127.0.0.1').on('connect', resolve).on('error', resolve);
});
if (is('noise')) process.stdout.write('starting up\n');
if (is('floods'))
  setInterval(() => {
    for (let n = 0; n < 5000; n += 1)
      send({ method: 'window/logMessage', params: { type: 3, message: 'x' } });
  }, 1);
if (is('no-protocol')) setInterval(() => process.stdout.write('hello '.repeat(2000)), 1);

function problemsIn(text) {
  const found = [];
  const lines = text.split('\n');
  for (const [line, content] of lines.entries())
    for (const { 0: word, index } of content.matchAll(/\b(?:bad|poor)\b/g))
      found.push({
        range: { start: { line, character: index }, end: { line, character: index + word.length } },
        severity: word === 'bad' ? 1 : 2,
        code: 7,
        source: 'odd',
        message: `${word} is not good`,
      });
  if (is('many')) return Array.from({ length: 100_000 }, () => found[0] ?? lie(0, 0));
  if (is('too-many'))
    return Array.from({ length: 100_000 }, () => ({ ...lie(0, 0), message: 'x'.repeat(200) }));
  if (is('lies'))
    return [lie(1e9, 1e9), lie(-5, -5), lie(0.5, Number.MAX_VALUE), { range: 7 }, null, ...found];
  return found;
}

function lie(line, character) {
  return { range: { start: { line, character }, end: { line: 0, character: 0 } }, message: 'a lie' };
}

function publish(uri) {
  const { text, version } = texts.get(uri);
  const params = { uri, version, diagnostics: problemsIn(text) };
  if (is('old-versions')) {
    send({
      method: 'textDocument/publishDiagnostics',
      params: { ...params, version: version - 1, diagnostics: problemsIn('bad bad bad') },
    });
  }
  if (is('elsewhere')) {
    const elsewhere = { ...params, uri: 'file:///etc/passwd', diagnostics: problemsIn('bad') };
    send({ method: 'textDocument/publishDiagnostics', params: elsewhere });
    send({
      method: 'textDocument/publishDiagnostics',
      params: { ...elsewhere, uri: 'http://example.com/%zz' },
    });
  }
  send({ method: 'textDocument/publishDiagnostics', params });
}

const project = createProject({ is, send, note, texts, problemsIn });

function changed(uri, document) {
  texts.set(uri, document);
  note(`text ${document.text.slice(0, 40)}`);
  if (is('ends-at-text')) process.exit(1);
  if (is('publishes')) publish(uri);
}

const at = (uri, line) => ({ uri, range: { start: { line, character: 0 }, end: { line, character: 1 } } });

const handlers = {
  initialize: () =>
    is('no-start')
      ? undefined
      : {
          capabilities: {
            ...(is('pulls') && {
              diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false },
            }),
            ...(is('asked') && { diagnosticProvider: options }),
            ...(is('symbols') && { definitionProvider: true, referencesProvider: true }),
            ...(is('edits') && {
              renameProvider: true,
              documentFormattingProvider: true,
              workspaceSymbolProvider: true,
            }),
            ...(is('utf-8') && { positionEncoding: 'utf-8' }),
          },
          serverInfo: { name: 'odd', version: '1' },
        },
  initialized: () => {
    if (is('registers'))
      send({
        id: 'r1',
        method: 'client/registerCapability',
        params: {
          registrations: [
            { id: '1', method: 'textDocument/diagnostic' },
            ...(is('twice')
              ? [{ id: '3', method: 'textDocument/diagnostic', registerOptions: { identifier: 'poor' } }]
              : []),
          ],
        },
      });
    if (is('asked-late'))
      send({
        id: 'r2',
        method: 'client/registerCapability',
        params: {
          registrations: [{ id: '2', method: 'textDocument/diagnostic', registerOptions: options }],
        },
      });
    if (is('whole-project'))
      for (const [name, text] of [
        ['whole.odd', 'bad'],
        ['../outside.odd', 'bad'],
        ['empty.odd', 'well'],
      ])
        send({
          method: 'textDocument/publishDiagnostics',
          params: { uri: `file://${process.cwd()}/${name}`, diagnostics: problemsIn(text) },
        });
    send({ id: 'c1', method: 'workspace/configuration', params: { items: [{ section: 'odd' }, {}] } });
  },
  'textDocument/didOpen': ({ textDocument: { uri, ...document } }) => {
    changed(uri, document);
    project.textOpened(document);
  },
  'textDocument/didChange': ({ textDocument: { uri, version }, contentChanges: [{ text }] }) =>
    changed(uri, { version, text }),
  'textDocument/didClose': ({ textDocument: { uri } }) => {
    texts.delete(uri);
    note('closed');
  },
  'workspace/didChangeWatchedFiles': ({ changes }) => {
    note(`changed ${changes.map(({ uri, type }) => `${type} ${uri.split('/').at(-1)}`)}`);
    project.filesChanged();
  },
  'textDocument/diagnostic': ({ textDocument: { uri }, identifier }) => {
    const found = problemsIn(texts.get(uri).text);
    const isAsked = ({ severity }) => (severity === 2) === (identifier === 'poor');
    return { kind: 'full', items: is('twice') ? found.filter(isAsked) : found };
  },
  'textDocument/definition': ({ textDocument: { uri } }) =>
    at(uri.endsWith('b.odd') ? 'file:///etc/passwd' : uri, 0),
  'textDocument/references': ({ textDocument: { uri } }) => [
    at(uri, 1),
    at('file:///etc/passwd', 3),
    { uri: 7 },
  ],
  'textDocument/rename': ({ textDocument: { uri }, newName }) => ({
    documentChanges: [uri, uri.replace(/[^/]+$/, 'c.odd'), 'file:///etc/passwd'].map((of) => ({
      textDocument: { uri: of, version: null },
      edits: [{ ...at(of, is('lies') ? 1e9 : 1), newText: newName }].flatMap((edit) =>
        is('overlaps') ? [edit, edit] : [edit],
      ),
    })),
  }),
  'textDocument/formatting': ({ textDocument: { uri } }) => [{ ...at(uri, 0), newText: 'ONE' }],
  'workspace/symbol': ({ query }) => [
    { name: `${query}Class`, kind: 5, containerName: 'all', location: at([...texts.keys()][0], 1) },
    { name: `${query}Fun`, kind: 12, location: at('file:///etc/passwd', 1) },
    { name: 7 },
  ],
  '$/cancelRequest': ({ id }) => {
    note('cancelled');
    project.cancel(id);
  },
  shutdown: () => null,
};

let isIndexed = false;
/** Works for a second, and says so. */
async function index() {
  const report = (value) => send({ method: '$/progress', params: { token: 'index', value } });
  send({ id: 'p1', method: 'window/workDoneProgress/create', params: { token: 'index' } });
  report({ kind: 'begin', title: 'Indexing' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  report({ kind: 'end' });
  isIndexed = true;
}

function handle({ id, method, params, result }) {
  if (method === undefined) return note(`answered ${JSON.stringify(result)}`);
  if (is('indexes') && method === 'textDocument/diagnostic' && !isIndexed) {
    void index().then(() => handle({ id, method, params }));
    return;
  }
  if (is('hangs') && method.startsWith('textDocument/')) return note(`got ${method}`);
  if (method === 'textDocument/diagnostic' && texts.get(params.textDocument.uri).text === 'slow') return;
  if (method === 'workspace/diagnostic') return project.ask(id, params);
  const answer = handlers[method]?.(params);
  if (id !== undefined && answer !== undefined) send({ id, result: answer });
}

let buffer = Buffer.alloc(0);
await connected;
process.stdin.on('data', (chunk) => {
  buffer = Buffer.concat([buffer, chunk]);
  for (;;) {
    const end = buffer.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, end).toString())?.[1]);
    if (end === -1 || buffer.length < end + 4 + length) return;
    const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString());
    buffer = buffer.subarray(end + 4 + length);
    handle(message);
  }
});
process.stdin.on('end', () => process.exit(0));
