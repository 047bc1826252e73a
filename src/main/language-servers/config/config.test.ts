import { chmod, mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sayInEnglish } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { languageOf } from './configured-server';
import { findServers } from './find-servers';
import { readLspFile } from './lsp-file';

// Which language servers there are: from a file, and found.

describe('a file .lsp.json', () => {
  it('has servers with their languages, in the shape that other tools use', () => {
    const go = { command: 'gopls', args: ['serve'], extensionToLanguage: { '.go': 'go' } };
    const { servers, fault } = readLspFile(JSON.stringify({ go }), 'project');
    const [server] = servers;
    expect(fault).toBeNull();
    expect(server).toMatchObject({ name: 'go', config: { command: 'gopls', args: ['serve'] }, fault: null });
    expect(server && ['a/b.GO', 'go', 'b.py'].map((file) => languageOf(server, file))).toEqual([
      'go',
      null,
      null,
    ]);
  });

  it.each([
    ['', /^Cannot use \.lsp\.json: /],
    ['[]', /^Cannot use \.lsp\.json: /],
    ['['.repeat(100_000), /^Cannot use \.lsp\.json: /],
  ])('that is unusable says so', (text, fault) => {
    expect(sayInEnglish(readLspFile(text, 'user').fault ?? '')).toMatch(fault);
  });

  it.each([
    [{ command: 'x' }],
    [{ command: '', extensionToLanguage: { '.x': 'x' } }],
    [{ command: 'x', extensionToLanguage: { x: 'x' } }],
    [{ command: 'x', transport: 'socket', extensionToLanguage: { '.x': 'x' } }],
    [7],
  ])('with an error in one server leaves the others', (written) => {
    const good = { command: 'x', extensionToLanguage: { '.x': 'x' } };
    const { servers } = readLspFile(JSON.stringify({ good, written }), 'user');
    expect(servers.map(({ config }) => config !== null)).toEqual([true, false]);
    expect(sayInEnglish(servers[1]?.fault ?? '')).toMatch(/^Invalid configuration: /);
  });
});

describe('servers are found', () => {
  async function place(programs: readonly string[]) {
    const root = await realpath(await tempFolder());
    for (const program of programs) {
      const file = path.join(root, program);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, program.endsWith('.json') ? '{ "version": "7.1.0" }' : '#!/bin/sh\n');
      await chmod(file, 0o755);
    }
    const servers = await findServers({ root, searchPath: path.join(root, 'bin') });
    return servers.map(({ name, isOfProject, config }) => [
      name,
      path.relative(root, config?.command ?? ''),
      isOfProject,
    ]);
  }

  it('in the project before those of the machine', async () => {
    const programs = [
      'node_modules/.bin/typescript-language-server',
      'bin/typescript-language-server',
      'bin/gopls',
    ];
    expect(await place(programs)).toEqual([
      ['typescript', 'node_modules/.bin/typescript-language-server', true],
      ['gopls', 'bin/gopls', true],
    ]);
  });

  it('as TypeScript itself, if its version has a server', async () => {
    expect(await place(['node_modules/.bin/tsc'])).toEqual([]);
    expect(await place(['node_modules/.bin/tsc', 'node_modules/typescript/package.json'])).toEqual([
      ['typescript', 'node_modules/.bin/tsc', true],
    ]);
  });

  it('only with a file that configures them, if they need one', async () => {
    const eslint = 'bin/vscode-eslint-language-server';
    expect(await place([eslint])).toEqual([]);
    expect(await place([eslint, 'eslint.config.js'])).toEqual([['eslint', eslint, true]]);
  });

  it('nowhere, if there are none', async () => {
    expect(await place([])).toEqual([]);
  });
});
