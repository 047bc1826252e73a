import { describe, expect, test } from 'vitest';
import { expandVariables } from '../entries';
import { readServers, serversOfSettings, splitWords } from './read-servers';

const one = (value: unknown, alias = 'docs') => readServers({ [alias]: value }, 'settings')[0];

describe('a configured server', () => {
  test('is a command with its arguments, or an address, in the spellings of others too', () => {
    expect(one({ command: 'npx', args: ['-y', 'x'] })?.config).toMatchObject({
      command: 'npx',
      args: ['-y', 'x'],
    });
    expect(one({ type: 'sse', url: 'http://127.0.0.1:1/sse' })?.config).toMatchObject({ transport: 'sse' });
    expect(one({ httpUrl: 'https://a.example/mcp' })?.config).toMatchObject({
      url: 'https://a.example/mcp',
      transport: 'http',
    });
  });

  test('that cannot be used says why, and costs no other', () => {
    const servers = readServers(
      { a__b: { command: 'x' }, bad: { command: 'x', args: 'y' }, good: { command: 'x' } },
      'project',
    );
    expect(
      servers.map(({ alias, fault }) => [
        alias,
        fault?.toString() === undefined || fault === null ? null : (fault as { key: string }).key,
      ]),
    ).toEqual([
      ['a__b', 'servers.bad-alias'],
      ['bad', 'servers.bad-config'],
      ['good', null],
    ]);
    expect(servers[1]?.fault).toMatchObject({
      params: { problem: { key: 'wrong-value.at', params: { at: 'args' } } },
    });
    expect(one(7)?.config).toBeNull();
  });

  test('is another one when what runs is, and the same when only what is taken of it changed', () => {
    const before = one({ command: 'x', env: { A: '1' } })?.definition;
    expect(one({ env: { A: '1' }, command: 'x', timeout: 5000, includeTools: [] })?.definition).toBe(before);
    expect(one({ command: 'x', env: { A: '2' } })?.definition).not.toBe(before);
    expect(one({ command: 'x', env: { A: '1' }, cwd: '/tmp' })?.definition).not.toBe(before);
  });
});

describe('what is opened to a server in the sandbox', () => {
  const opened = { command: 'x', allowedHosts: ['a.example', 'b.example:8080'], allowedFolders: ['~/notes'] };
  const ofProject = (value: unknown) => readServers({ docs: value }, 'project')[0];

  test('is part of what is accepted of a project’s, and makes the user’s own no other', () => {
    expect(ofProject(opened)?.definition).toContain('b.example:8080');
    expect(ofProject(opened)?.definition).not.toBe(ofProject({ command: 'x' })?.definition);
    expect(one(opened)?.definition).toBe(one({ command: 'x' })?.definition);
    expect(one(opened)?.config).toMatchObject(opened);
  });

  test.each([
    [{ allowedHosts: ['https://a.example/'] }, 'allowedHosts.0', 'wrong-value.host'],
    [{ allowedFolders: ['notes'] }, 'allowedFolders.0', 'wrong-value.folder'],
    [{ allowedFolders: ['~/../other'] }, 'allowedFolders.0', 'wrong-value.folder'],
  ])('is a host or a folder as it can be taken: %j', (wrong, at, key) => {
    expect(one({ command: 'x', ...wrong })?.fault).toMatchObject({
      params: { problem: { params: { at, problem: { key } } } },
    });
  });

  test('is not everything by a word of the project', () => {
    expect(ofProject({ command: 'x', sandbox: false })).toMatchObject({
      config: null,
      fault: { key: 'servers.sandbox-not-of-project' },
    });
    expect(ofProject({ command: 'x', sandbox: true })?.fault).toBeNull();
    expect(one({ command: 'x', sandbox: false })?.fault).toBeNull();
  });
});

test('the command line of the seeds is one server of the name mcp, split as a shell would', () => {
  const settings = {
    mcpServers: { docs: { command: 'd' } },
    mcp: { mcpServerCommand: `node "my server.mjs" --name='a b'` },
  };
  expect(serversOfSettings(settings).map(({ alias, config }) => [alias, config])).toMatchObject([
    ['mcp', { command: 'node', args: ['my server.mjs', '--name=a b'] }],
    ['docs', { command: 'd' }],
  ]);
  expect(serversOfSettings({ mcpServers: {}, mcp: {} })).toEqual([]);
  expect(splitWords(String.raw`a "b \"c\"" 'd"e' ""`)).toEqual(['a', 'b "c"', 'd"e', '']);
});

describe('variables', () => {
  const at = (name: string) => `\${${name}}`;
  const config = (value: object) => {
    const read = one(value)?.config;
    if (!read) throw new Error('not a configuration');
    return read;
  };

  test('are put in when it starts, with what stands for one that is not set', () => {
    const written = config({
      command: 'x',
      args: [`${at('HOME')}/a`, at('NONE:-b')],
      env: { T: at('TOKEN') },
    });
    expect(expandVariables(written, { HOME: '/h', TOKEN: 't' }, '/p')).toMatchObject({
      ok: true,
      config: { args: ['/h/a', 'b'], env: { T: 't' } },
    });
  });

  test('that are not set are said; keys of this application never go to a server', () => {
    const written = config({ url: `https://a.example/${at('OPENAI_API_KEY')}` });
    expect(expandVariables(written, { OPENAI_API_KEY: 'secret' }, '/p')).toMatchObject({
      ok: false,
      why: { params: { name: 'OPENAI_API_KEY' } },
    });
  });

  test.each([
    [`http://127.0.0.1:${at('PORT')}/mcp`, 'http://127.0.0.1:4000/mcp'],
    [at('ADDRESS'), 'https://a.example/mcp'],
    [`https://${at('env:HOST')}/mcp`, 'https://b.example/mcp'],
    [`https://a.example/${at('env:NONE:-x')}`, 'https://a.example/x'],
  ])('may stand anywhere in an address: %s', (written, url) => {
    const env = { PORT: '4000', ADDRESS: 'https://a.example/mcp', HOST: 'b.example' };
    expect(expandVariables(config({ url: written }), env, '/p')).toMatchObject({ ok: true, config: { url } });
  });

  test('the folder of the project is one', () => {
    const written = config({ command: 'x', args: [at('workspaceFolder')] });
    expect(expandVariables(written, {}, '/p')).toMatchObject({ config: { args: ['/p'] } });
  });

  test.each([`a.example/${at('X')}`, `ftp://${at('X')}`])('%s is no address', (url) => {
    expect(one({ url })?.fault).toMatchObject({
      params: { problem: { params: { at: 'url', problem: { key: 'wrong-value.address' } } } },
    });
  });

  test('what is no name of one stays as it is written, for a shell that reads it', () => {
    const args = ['-c', `echo ${at('FILE-none')} ${at('x.y')} ${at('#LIST')}`];
    expect(expandVariables(config({ command: 'bash', args }), {}, '/p')).toMatchObject({ config: { args } });
  });

  test('with which the address is none are said', () => {
    const port = config({ url: `http://127.0.0.1:${at('PORT')}/mcp` });
    expect(expandVariables(port, { PORT: 'high' }, '/p')).toMatchObject({
      ok: false,
      why: { key: 'servers.no-address' },
    });
  });

  test.each([
    [{ env: { KEY: at('input:api-key') } }, at('input:api-key')],
    [{ args: [at('command:pick')] }, at('command:pick')],
    [{ envFile: '.env' }, 'envFile'],
  ])('that would have to be asked for are said: %j', (more, part) => {
    expect(one({ command: 'x', ...more })?.fault).toMatchObject({
      key: 'servers.not-supported',
      params: { part },
    });
  });
});
