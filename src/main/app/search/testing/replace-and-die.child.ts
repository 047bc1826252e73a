import { readdir } from 'node:fs/promises';
import { emptyQuery } from '@shared/search/empty-search';
import { textOf } from '@shared/texts/text';
import { hashOfFile } from '../../../base/files/content-hash';
import { createCommandChanges } from '../../../changes/command-changes';
import { createWorkspace } from '../../../project/workspace';
import { createPendingNotices } from '../../../storage/chats/pending-notices';
import { type ReplaceParts, replaceInFiles } from '../replace-in-files';

// Replaces "one" by "two" in all files of a project, and is killed after it has written the given number of them.

const [home = '', folder = '', files = ''] = process.argv.slice(2);
const workspace = await createWorkspace(folder);
const none = { none: textOf('changes.no-git') };
const changes = createCommandChanges(async () => none);
const parts: ReplaceParts = {
  home,
  changes: {
    onWrote: () => () => undefined,
    of: () => changes,
    snapshots: async () => none,
    prepare: async () => {},
    lateWrites: () => ({ lookAgain: ({ handle }) => void handle.close(), settle: async () => {} }),
    settle: async () => {},
  },
  notice: () => {},
  log: { write: () => {}, close: async () => {} },
  notes: createPendingNotices(),
};
let done = 0;
const work = {
  signal: new AbortController().signal,
  begin: () => {},
  step() {
    done += 1;
    if (done === Number(files)) process.kill(process.pid, 'SIGKILL');
  },
};
const names = (await readdir(folder)).sort();
const accepted = [];
for (const path of names) {
  const file = await workspace.openFile(await workspace.resolve(path));
  accepted.push({ path, hash: await hashOfFile(file), leftOut: [] });
  await file.close();
}
const query = { ...emptyQuery, pattern: 'one' };
await replaceInFiles(
  { workspace, chats: { opened: async () => [] } },
  { query, replacement: 'two', files: accepted },
  { parts, work },
);
