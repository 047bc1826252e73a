import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { openedFolders } from './opened-folders';
import { dataFolder, inSandbox, place, sandbox } from './testing/in-sandbox';

// Folders outside the project that are opened for a program, and paths in them that stay closed.

test('what nothing in the sandbox may touch is not opened, by no way to it', async () => {
  const { outside, home } = await place();
  await mkdir(path.join(home, '.ssh/keys'), { recursive: true });
  await symlink(path.join(home, '.ssh'), path.join(outside, 'link'));
  const open = (folder: string) =>
    openedFolders([folder], { home, dataFolder, denied: [`${outside}/denied`] });
  const refused = ['~/.ssh', '~/.ssh/keys', '~/', '/', path.dirname(home), home, `${outside}/link/keys`];
  const others = [dataFolder, `${dataFolder}/chats`, path.dirname(dataFolder), `${outside}/denied/x`];
  for (const folder of [...refused, ...others, '~/.git/hooks', `${outside}/.vscode`])
    await expect(open(folder), folder).rejects.toThrow(`${folder} cannot be opened to the sandbox`);
  expect(await open(outside)).toEqual([outside]);
  expect(await open('~/not-there')).toEqual([]);
});

describe.runIf(sandbox !== null)('a folder that is opened', () => {
  it('is written, but for protected names and secrets in it, and nothing beside it is', async () => {
    const where = await place();
    const { home, outside } = where;
    await mkdir(path.join(home, '.config/gh'), { recursive: true });
    await mkdir(path.join(outside, 'open/.vscode'), { recursive: true });
    await writeFile(path.join(home, '.config/gh/hosts.yml'), 'secret');
    await writeFile(path.join(outside, 'open/.env'), 'A=1');
    const { stdout, appeared } = await inSandbox(
      where,
      [
        `cd '${outside}/open'; echo 1 > made; echo B >> .env; echo x > .vscode/x; touch ../beside .envrc`,
        'echo 2 > ~/.config/made; echo x > ~/.config/gh/x; cat ~/.config/gh/hosts.yml; touch ~/beside; echo end',
      ].join('\n'),
      { writable: [path.join(outside, 'open'), '~/.config'] },
    );
    expect(stdout).toBe('end\n');
    expect(await readdir(outside)).toEqual(['open']);
    expect((await readdir(path.join(outside, 'open'))).sort()).toEqual(['.env', '.envrc', '.vscode', 'made']);
    expect(await readFile(path.join(outside, 'open/.env'), 'utf8')).toBe('A=1');
    expect(await readdir(path.join(outside, 'open/.vscode'))).toEqual([]);
    expect((await readdir(path.join(home, '.config'))).sort()).toEqual(['gh', 'made']);
    expect(await readdir(path.join(home, '.config/gh'))).toEqual(['hosts.yml']);
    expect(await readdir(home)).toEqual(['.config']);
    expect(appeared).toEqual([path.join(outside, 'open/.envrc')]);
  });
});
