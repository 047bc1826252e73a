import { expect, it } from 'vitest';
import { windowsStart } from './windows-program';

const env = {
  Path: 'C:\\Windows\\System32;"C:\\Tools";bin;C:\\Code\\bin;',
  PATHEXT: '.COM;.EXE;.BAT;.CMD;.VBS;.JS',
  ComSpec: 'C:\\Windows\\System32\\cmd.exe',
};
const there = (...files: readonly string[]) => ({
  env,
  isFile: async (file: string) => files.some((known) => known.toLowerCase() === file.toLowerCase()),
});

const codeCmd = 'C:\\Code\\bin\\code.cmd';
const place = 'C:\\my project\\a (1).ts:7';

it('starts an .exe of the search path as it is', async () => {
  expect(await windowsStart('ed', ['-g', place], there('C:\\Tools\\ed.exe'))).toEqual({
    file: 'C:\\Tools\\ed.exe',
    args: ['-g', place],
    isVerbatim: false,
  });
});

it('has the command prompt start a batch file, every word quoted', async () => {
  expect(await windowsStart('code', ['-g', place, 'C:\\dir\\'], there(codeCmd))).toEqual({
    file: 'C:\\Windows\\System32\\cmd.exe',
    args: ['/d', '/v:off', '/s', '/c', `""${codeCmd}" "-g" "${place}" "C:\\dir\\\\""`],
    isVerbatim: true,
  });
});

it.each([
  [
    'the folders in their order',
    'code',
    ['C:\\Tools\\code.cmd', 'C:\\Code\\bin\\code.exe'],
    'C:\\Tools\\code.cmd',
  ],
  [
    'in one folder the endings in theirs',
    'code',
    [codeCmd, 'C:\\Code\\bin\\code.exe'],
    'C:\\Code\\bin\\code.exe',
  ],
  ['a name with its ending as it is', 'code.cmd', [codeCmd, 'C:\\Code\\bin\\code.exe'], codeCmd],
  ['a name with another dot', 'ed.2', ['C:\\Tools\\ed.2', 'C:\\Tools\\ed.2.exe'], 'C:\\Tools\\ed.2.exe'],
  ['a path without its ending', 'D:\\ed\\ed', ['D:\\ed\\ed.bat'], 'D:\\ed\\ed.bat'],
])('finds %s', async (_what, program, files, found) => {
  const { file, args } = await windowsStart(program, [], there(...files));
  expect(args.length === 0 ? file : args.at(-1)).toBe(args.length === 0 ? found : `""${found}""`);
});

it.each([
  ['there is none', 'code', []],
  ['it is in a folder that is not absolute', 'code', ['bin\\code.exe']],
  ['it is a script', 'code', ['C:\\Tools\\code.js']],
  ['its path is not absolute', 'bin\\code', ['bin\\code.exe']],
])('leaves the name as it is where %s', async (_why, program, files) => {
  const start = await windowsStart(program, ['a'], there(...files));
  expect(start).toEqual({ file: program, args: ['a'], isVerbatim: false });
});

it.each(['%', '"', '^', '&', '|', '<', '>', '!', '\n'])(
  'a batch file is not given a path that holds %j, an .exe is',
  async (character) => {
    const odd = `C:\\a${character}b.ts`;
    await expect(windowsStart('code', [odd], there(codeCmd))).rejects.toMatchObject({
      code: 'unavailable',
      message: `“${codeCmd}” is a batch file, and Windows would interpret “${character}” in “${odd}”. Set editor.command in the settings file to the editor’s .exe.`,
    });
    const exe = await windowsStart('code', [odd], there('C:\\Tools\\code.exe'));
    expect(exe.args).toEqual([odd]);
  },
);
