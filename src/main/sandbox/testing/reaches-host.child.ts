import { detectSandbox } from '../detect-sandbox';

// For tests: an application that has the proxy running. Prints the socket of it, and waits.

const [dataFolder = '', root = ''] = process.argv.slice(2);
// What it leaves behind when it is killed goes with its folder.
process.env.TMPDIR = dataFolder;
const state = await detectSandbox({ dataFolder, env: process.env });
if (state.kind === 'missing') throw new Error(state.why.key);
const { command } = await state.sandbox.wrap({
  ...{ command: 'true', shell: '/bin/bash', root, denied: [], env: {} },
  confinement: { kind: 'works', hosts: ['allowed.invalid'] },
});
process.stdout.write(`${/\S+\.sock/.exec(command)?.[0]}\n`);
process.stdin.resume();
