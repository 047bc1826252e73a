import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { firstProject, startTestApp } from './testing/test-app';

// The reference server for files, with only the project as its root: its reads and writes ask.

const server = join(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/server-filesystem/package.json'),
  '../dist/index.js',
);

async function start(configured: { readonly trust?: boolean } = {}) {
  const started = await startTestApp({ 'a.txt': 'one fish' });
  const files = { command: process.execPath, args: [server], ...configured };
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ mcpServers: { files } }));
  const { app, chat: newChat, model, project } = await started.again();
  const chat = await newChat();
  const { servers } = firstProject(app);
  await servers.start();
  // The server requests the roots itself after its start.
  await expect.poll(() => servers.log('files')).toContain('from MCP roots: 1 valid');
  const says = async () => {
    const { phase, tool } = await chat.waiting();
    if (phase.phase !== 'waiting' || phase.question.subject.kind !== 'remote') throw new Error('no question');
    return [tool, phase.question.subject.says];
  };
  return { chat, model, project, says };
}

const call = (tool: string, args: object) => ({ calls: [{ name: `files__${tool}`, arguments: args }] });

test('reading and writing in the project both ask, with what the server says of them; outside it refuses', async () => {
  const { chat, model, project, says } = await start();
  const [path, outside] = [join(project, 'a.txt'), join(project, '..', 'home', 'settings.json')];
  model.reply(call('read_text_file', { path }), call('write_file', { path, content: 'two fish' }));
  model.reply(call('read_text_file', { path: outside }), 'So it is.');
  await chat.send('Two fish, please.');
  expect(await says()).toEqual(['files__read_text_file', ['read-only']]);
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['one fish']);
  expect(await says()).toEqual(['files__write_file', ['destructive', 'idempotent']]);
  expect(await readFile(path, 'utf8')).toBe('one fish');
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(3))).toEqual([`Successfully wrote to ${path}`]);
  expect(await readFile(path, 'utf8')).toBe('two fish');
  await chat.waiting();
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(4))[0]).toContain(
    'Access denied - path outside allowed directories',
  );
});

test('where the user believes the server, what only reads runs unasked, and what writes asks', async () => {
  const { chat, model, project, says } = await start({ trust: true });
  const path = join(project, 'a.txt');
  model.reply(call('read_text_file', { path }), call('write_file', { path, content: '' }), 'Not then.');
  await chat.send('Look, and empty it.');
  expect(await says()).toEqual(['files__write_file', ['destructive', 'idempotent']]);
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['one fish']);
  await chat.decide({ answer: 'reject' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(await readFile(path, 'utf8')).toBe('one fish');
});
