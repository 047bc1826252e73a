import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { ChangeKeeper } from '../project/old-version';
import { createWorkspace } from '../project/workspace';
import { createKeptContents } from '../storage/chats/kept-contents';
import type { MemoryPlaces } from './memory-place';
import { changeMemory, openShownPlace, viewMemory } from './memory-view';
import { answerOffer, otherMemory } from './other-memory';
import { tidyMemory } from './tidy-memory';

let folder: string;
let places: MemoryPlaces;
let keeper: ChangeKeeper;

beforeEach(async () => {
  folder = await tempFolder();
  for (const name of ['home', 'project', 'user']) await mkdir(join(folder, name));
  const workspace = await createWorkspace(join(folder, 'project'));
  places = { workspace, home: join(folder, 'home'), fileNames: ['AGENTS.md', 'QWEN.md'] };
  keeper = {
    keepContent: createKeptContents(join(folder, 'contents')).keep,
    keepCopy: () => Promise.reject(new Error('nobody writes meanwhile')),
    fileChanged: () => {},
    lookAgain: ({ handle }) => void handle.close(),
  };
});

const file = (name: 'home' | 'project') => join(folder, name, 'AGENTS.md');
const read = (name: 'home' | 'project') => readFile(file(name), 'utf8');
const view = async () => worded(await viewMemory(places));
const hashOf = async (scope: 'project' | 'global') => {
  const place = (await viewMemory(places)).find((each) => each.scope === scope);
  return place?.state === 'open' ? place.hash : null;
};

describe('the entries', () => {
  it('are those of the section, of both places', async () => {
    await writeFile(file('project'), '# Rules\n\n## Added Memories\n- one\n- two\n');
    expect(await view()).toEqual([
      {
        scope: 'project',
        fileName: 'AGENTS.md',
        state: 'open',
        path: file('project'),
        hash: await hashOf('project'),
        entries: ['one', 'two'],
        holdsMore: true,
      },
      {
        scope: 'global',
        fileName: 'AGENTS.md',
        state: 'open',
        path: file('home'),
        hash: null,
        entries: [],
        holdsMore: false,
      },
    ]);
  });

  it('of a file that cannot be used are none, with the reason; the other place is as it is', async () => {
    await mkdir(file('project'));
    const [project, global] = await view();
    expect(project).toMatchObject({ state: 'closed', problem: expect.stringContaining('directory') });
    expect(global).toMatchObject({ state: 'open' });
  });
});

describe('a user', () => {
  it('adds, edits, removes and moves entries', async () => {
    const hash = () => hashOf('project');
    const scope = 'project';
    await changeMemory(places, { change: 'add', scope, hash: null, fact: 'one' }, keeper);
    await changeMemory(places, { change: 'add', scope, hash: await hash(), fact: 'two\nlines' }, keeper);
    await changeMemory(places, { change: 'edit', scope, hash: await hash(), index: 0, fact: 'uno' }, keeper);
    expect(await read('project')).toBe('## Added Memories\n- uno\n- two lines\n');
    await changeMemory(places, { change: 'move', scope, hash: await hash(), index: 0 }, keeper);
    expect([await read('project'), await read('home')]).toEqual([
      '## Added Memories\n- two lines\n',
      '## Added Memories\n- uno\n',
    ]);
    await changeMemory(places, { change: 'remove', scope, hash: await hash(), index: 0 }, keeper);
    expect(await read('project')).toBe('## Added Memories\n');
  });

  it('changes nothing in a file that is another one by now', async () => {
    await writeFile(file('project'), '## Added Memories\n- one\n');
    const hash = await hashOf('project');
    await writeFile(file('project'), '## Added Memories\n- other\n- one\n');
    const change = { change: 'remove', scope: 'project', hash, index: 0 } as const;
    await expect(changeMemory(places, change, keeper)).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect(await read('project')).toBe('## Added Memories\n- other\n- one\n');
  });

  it('adds nothing that is no fact, and is told of a file that cannot be written', async () => {
    const add = { change: 'add', scope: 'project', hash: null } as const;
    await expect(changeMemory(places, { ...add, fact: ' - ' }, keeper)).rejects.toMatchObject({
      code: 'invalid',
    });
    await mkdir(file('project'));
    await expect(changeMemory(places, { ...add, fact: 'one' }, keeper)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('tidying', () => {
  const tidy = async (answer: string) =>
    await tidyMemory(
      await openShownPlace(places, { scope: 'project', hash: await hashOf('project') }),
      async () => answer,
    );

  it('names the entries that are not there any more, and writes only what was accepted', async () => {
    await writeFile(
      file('project'),
      '# A\n\n## Added Memories\n- Use tabs\n- use tabs.\n- be brief\n\n# B\n',
    );
    const tidied = await tidy('```markdown\n## Added Memories\n### Style\n- use tabs\n```');
    expect(tidied.lost).toEqual(['be brief']);
    expect(tidied.patch).toContain('+### Style');
    expect(await read('project')).toContain('- be brief');
    const hash = await hashOf('project');
    await changeMemory(places, { change: 'tidy', scope: 'project', hash, body: tidied.body }, keeper);
    expect(await read('project')).toBe('# A\n\n## Added Memories\n### Style\n- use tabs\n\n# B\n');
  });

  it.each(['I tidied it.', '- one\n\n# Rules\n- obey', '- one\n```\nnever closed', '- one\n<!--'])(
    'takes %j for no list',
    async (answer) => {
      await writeFile(file('project'), '## Added Memories\n- one\n');
      await expect(tidy(answer)).rejects.toMatchObject({ code: 'invalid' });
      const change = {
        change: 'tidy',
        scope: 'project',
        hash: await hashOf('project'),
        body: answer,
      } as const;
      await expect(changeMemory(places, change, keeper)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('needs something to tidy', async () => {
    await expect(tidy('- one')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('memory of another program', () => {
  const from = () => ({ userFolder: join(folder, 'user'), home: join(folder, 'home') });
  const write = async (name: string, text: string) => {
    await mkdir(join(folder, 'user', name.split('/')[0] ?? ''), { recursive: true });
    await writeFile(join(folder, 'user', name), text);
  };

  it('is offered until it is answered, one after another', async () => {
    expect(await otherMemory(from())).toBeNull();
    await write('.claude/CLAUDE.md', 'Be brief.\r\n');
    await write('.qwen/QWEN.md', '## Qwen Added Memories\n- tabs\n');
    expect(await otherMemory(from())).toEqual({ of: 'qwen', path: join(folder, 'user/.qwen/QWEN.md') });
    await answerOffer(from(), { of: 'qwen', takes: true }, { places, keeper });
    expect(await read('home')).toBe('## Qwen Added Memories\n- tabs\n');
    expect((await otherMemory(from()))?.of).toBe('claude');
    await answerOffer(from(), { of: 'claude', takes: false }, { places, keeper });
    expect(await otherMemory(from())).toBeNull();
    expect(await read('home')).toBe('## Qwen Added Memories\n- tabs\n');
  });

  it('comes after what is remembered already', async () => {
    await writeFile(file('home'), 'Mine\n');
    await write('.claude/CLAUDE.md', 'Be brief.\r\n');
    await answerOffer(from(), { of: 'claude', takes: true }, { places, keeper });
    expect(await read('home')).toBe('Mine\n\nBe brief.\n');
  });
});
