import { newFileBase, readTextFile, writeTextFile } from '../text-file';
import { createWorkspace } from '../workspace';
import { keepNothing } from './keep-nothing';

// Rewrites `file.txt` of the named folder and creates new files until it is killed; prints a line after the first
// round. Each file is a single letter, repeated as often as the second argument says.

const [root = '', size = '0'] = process.argv.slice(2);
const workspace = await createWorkspace(root);
const path = await workspace.resolve('file.txt');
for (let round = 0; ; round++) {
  const text = String.fromCharCode(97 + (round % 26)).repeat(Number(size));
  await writeTextFile(workspace, path, {
    base: await readTextFile(workspace, path),
    text,
    keeper: keepNothing,
  });
  const created = await workspace.resolve(`new/${process.pid}-${round}`);
  await writeTextFile(workspace, created, { base: newFileBase, text, keeper: keepNothing });
  if (round === 0) process.stdout.write('ready\n');
}
