import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { argvCommand } from './argv-command';

// Real bash, which starts a program that prints its arguments and variables.

const tell = 'console.log(JSON.stringify([process.argv.slice(1), process.env]))';

async function told(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { command, env } = argvCommand([process.execPath, '-e', tell, '--', ...words], variables);
  const { stdout } = await promisify(execFile)('/bin/bash', ['-c', command], {
    env: { PATH: '/usr/bin:/bin', ...env },
  });
  const [argv, set] = JSON.parse(stdout) as [string[], Record<string, string>];
  return { argv, set, command };
}

test('every word comes as it is', async () => {
  const words = [
    ...[
      '',
      ' ',
      "it's",
      '"',
      '$HOME',
      '`touch x`',
      '$(touch x)',
      '; exit 3',
      '*',
      '~',
      '#',
      '!!',
      '\\',
      "\\'",
    ],
    ...['a\nb', '\t', 'ä 🐟', '{a,b}', '-e', '--', '\u007f\u001b[0m', "'\\''"],
  ];
  expect((await told(words)).argv).toEqual(words);
});

test('the program takes the place of the shell', async () => {
  const { command } = argvCommand(['/bin/bash', '-c', 'echo $PPID']);
  const run = promisify(execFile)('/bin/bash', ['-c', command]);
  expect((await run).stdout.trim()).toBe(String(process.pid));
});

test('variables are its alone, whatever they are called, and their values stand in no text', async () => {
  const variables = {
    TOKEN: "se'cret $(x)\n",
    PATH: '/bin',
    IFS: 'x',
    LD_LIBRARY_PATH: '/none',
    'npm_config_//a.example/:_authToken': 'se cret',
    UID: '7',
    SHLVL: '7',
    BASH_ENV: '/none',
    '-u': 'x',
    'BASH_FUNC_exec%%': '() { echo obeyed; }',
  };
  const { set, command } = await told(['a'], variables);
  expect(set).toMatchObject(variables);
  expect(Object.keys(set).filter((name) => name.startsWith('PILOTFISH_'))).toEqual([]);
  expect(command).not.toMatch(/se'?\\?'?'?cret|se cret/);
});

test('the user’s start-up file is not obeyed, though what it reads from is a socket', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, '.bashrc'), 'echo obeyed\n');
  const { command, env } = argvCommand(['/bin/cat']);
  const child = spawn('/bin/bash', ['-c', command], { env: { PATH: '/usr/bin:/bin', HOME: home, ...env } });
  child.stdin.end('as it is');
  expect(await text(child.stdout)).toBe('as it is');
});

test('a name that is no program fails as in a shell', async () => {
  const { command } = argvCommand(['-no-such-program']);
  await expect(promisify(execFile)('/bin/bash', ['-c', command])).rejects.toMatchObject({ code: 127 });
});
