import { expect, test } from 'vitest';
import { parseArguments } from './arguments';

const served = { kind: 'serve', folders: ['.'], port: null, address: '127.0.0.1', opensBrowser: true };
const ran = {
  kind: 'run',
  folder: 'src',
  prompt: 'hi',
  mode: null,
  output: 'text',
  continues: null,
  trusts: false,
  sandboxed: true,
};

const undone = {
  kind: 'undo',
  folder: 'src',
  chat: null,
  turn: null,
  call: null,
  lists: false,
  dryRun: false,
  output: 'text',
};
const checked = { kind: 'check', folder: 'src', command: 'ls', mode: 'ask', sandboxed: null };

test.each([
  [[], { kind: 'open', folders: ['.'], switches: [] }],
  [['src'], { kind: 'open', folders: ['src'], switches: [] }],
  [['a', 'b'], { kind: 'open', folders: ['a', 'b'], switches: [] }],
  [['./serve'], { kind: 'open', folders: ['./serve'], switches: [] }],
  [['a', '--', '--disable-gpu'], { kind: 'open', folders: ['a'], switches: ['--disable-gpu'] }],
  [['--', '-odd'], { kind: 'open', folders: ['-odd'], switches: [] }],
  [['--help'], { kind: 'help' }],
  [['-h'], { kind: 'help' }],
  [['serve', '--help'], { kind: 'help' }],
  [['run', '--help'], { kind: 'help' }],
  [['--version'], { kind: 'version' }],
  [['serve'], served],
  [['serve', 'a', 'b'], { ...served, folders: ['a', 'b'] }],
  [['serve', 'src', '--port', '4000'], { ...served, folders: ['src'], port: 4000 }],
  [['serve', '--host', '0.0.0.0', '--no-open'], { ...served, address: '0.0.0.0', opensBrowser: false }],
  [['src', '--no-open'], { ...served, folders: ['src'], opensBrowser: false }],
  [['--port=4000'], { ...served, port: 4000 }],
  [['run', 'src', '--prompt', 'hi'], ran],
  [['run', '--prompt', 'hi', 'src'], ran],
  [['run', 'src', '-p', 'hi'], ran],
  [['run', 'src', '--prompt=--hi'], { ...ran, prompt: '--hi' }],
  [['run', 'src', '--prompt', 'hi', '--mode', 'accept-edits'], { ...ran, mode: 'accept-edits' }],
  [['run', 'src', '--prompt', 'hi', '--output', 'stream-json'], { ...ran, output: 'stream-json' }],
  [['run', 'src', '--prompt', 'hi', '--continue', 'c1'], { ...ran, continues: 'c1' }],
  [['run', 'src', '--prompt', 'hi', '--trust'], { ...ran, trusts: true }],
  [['run', 'src', '--prompt', 'hi', '--no-sandbox'], { ...ran, sandboxed: false }],
  [['undo', 'src'], undone],
  [
    ['undo', 'src', '--chat', 'c1', '--turn', '2', '--dry-run'],
    { ...undone, chat: 'c1', turn: 2, dryRun: true },
  ],
  [['undo', 'src', '--call', 'k1', '--output', 'json'], { ...undone, call: 'k1', output: 'json' }],
  [['undo', '--list', 'src'], { ...undone, lists: true }],
  [['undo', '--help'], { kind: 'help' }],
  [['check', '--help'], { kind: 'help' }],
  [['check', 'src', '--command', 'ls'], checked],
  [['check', 'src', '--mode', 'auto', '--command=--x'], { ...checked, mode: 'auto', command: '--x' }],
  [['check', 'src', '--command', 'ls', '--sandbox', 'on'], { ...checked, sandboxed: true }],
  [['check', 'src', '--command', 'ls', '--sandbox', 'off'], { ...checked, sandboxed: false }],
  [['check', 'src', '--batch'], { ...checked, command: null }],
])('%j is understood', (argv, command) => {
  expect(parseArguments(argv)).toEqual(command);
});

test.each([
  [['--colour'], "Unknown option '--colour'."],
  [['run', 'a', 'b', '-p', 'hi'], 'run takes one folder: remove “b”.'],
  [[''], 'The folder name is empty.'],
  [['a', ''], 'The folder name is empty.'],
  [['serve', '--port', 'eighty'], 'Invalid --port “eighty”: use a number from 0 to 65535.'],
  [['serve', '--port', '70000'], 'Invalid --port “70000”: use a number from 0 to 65535.'],
  [['serve', '--port'], "Option '--port <value>' argument missing."],
  [['serve', '--host', ''], '--host requires a value.'],
  [['serve', '--prompt', 'hi'], "Unknown option '--prompt'."],
  [['run', '--prompt', 'hi'], 'run needs a folder: pilotfish run <folder> --prompt TEXT.'],
  [['run', 'src'], 'run needs a prompt: pilotfish run <folder> --prompt TEXT.'],
  [['run', 'src', '--prompt', ' '], '--prompt requires a value.'],
  [['undo'], 'undo needs a folder: pilotfish undo <folder>.'],
  [['undo', 'a', 'b'], 'undo takes one folder: remove “b”.'],
  [['undo', 'a', '--turn', '0'], 'Invalid --turn “0”: use a number of 1 or more.'],
  [['undo', 'a', '--turn', '1', '--call', 'k'], 'Give either --turn or --call.'],
  [['undo', 'a', '--output', 'stream-json'], 'Invalid --output “stream-json”: use one of text, json.'],
  [['check', '--batch'], 'check needs a folder: pilotfish check <folder> --command TEXT.'],
  [['check', 'src'], 'check needs either --command TEXT or --batch.'],
  [['check', 'src', '--command', 'ls', '--batch'], 'check needs either --command TEXT or --batch.'],
  [['check', 'a', 'b', '--batch'], 'check takes one folder: remove “b”.'],
  [['check', 'src', '--batch', '--sandbox', 'yes'], 'Invalid --sandbox “yes”: use one of on, off.'],
  [['check', 'src', '--command', ' '], '--command requires a value.'],
  [['src', '--trust'], "Unknown option '--trust'."],
  [['serve', '--trust'], "Unknown option '--trust'."],
  [
    ['run', 'src', '--prompt', 'hi', '--mode', 'yolo'],
    'Invalid --mode “yolo”: use one of plan, ask, accept-edits, auto.',
  ],
  [
    ['run', 'src', '--prompt', 'hi', '--output', 'xml'],
    'Invalid --output “xml”: use one of text, json, stream-json.',
  ],
])('%j is wrong, and it is said how', (argv, problem) => {
  expect(parseArguments(argv)).toEqual({ kind: 'wrong', problem });
});
