import { chmod, mkdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { chosenPlace, type MemoryProposal } from '../memory/memory-proposal';
import { parseInput } from './kit/lenient-input';
import { createSaveMemory } from './save-memory';
import { createTestContext, type TestContext } from './testing/test-context';

let context: TestContext;
let home: string;

beforeEach(async () => {
  home = await realpath(await tempFolder());
  context = await createTestContext({ memory, isAttended: true });
});

const memory = {
  trust: { isTrusted: () => true, allows: () => true, trustFile: async () => {} },
  places: (workspace: TestContext['workspace']) => ({ workspace, home, fileNames: ['AGENTS.md'] }),
};

async function propose(input: object): Promise<MemoryProposal> {
  const tool = createSaveMemory(context);
  const parsed = parseInput(tool, JSON.stringify(input));
  if (!parsed.ok) throw new Error(parsed.error);
  const proposal = await tool.confirm(parsed.input, context);
  if (proposal?.kind !== 'memory') throw new Error('it always proposes');
  return proposal;
}

/** The text for the model after `content`, or else the proposal, is approved. */
async function save(input: object, content?: string): Promise<unknown> {
  const proposal = await propose(input);
  const approved = { proposal, content: content ?? proposal.proposed, pin: null };
  return (await createSaveMemory(context).run(input, context, approved)).forModel;
}

const inProject = () => join(context.root, 'AGENTS.md');
const failed = (error: string) => JSON.stringify({ success: false, error });

describe('what the model is told', () => {
  it('of a fact that was remembered', async () => {
    expect(await save({ fact: '- use "tabs"\nalways', scope: 'project' })).toBe(
      '{"success":true,"message":"Okay, I\'ve remembered that in project memory: \\"use \\"tabs\\" always\\""}',
    );
    expect(await readFile(inProject(), 'utf8')).toBe('## Added Memories\n- use "tabs" always\n');
    expect(await save({ fact: 'be brief', scope: 'global' })).toBe(
      '{"success":true,"message":"Okay, I\'ve remembered that in global memory: \\"be brief\\""}',
    );
    expect(await readFile(join(home, 'AGENTS.md'), 'utf8')).toBe('## Added Memories\n- be brief\n');
  });

  it('of one that the user changed', async () => {
    expect(await save({ fact: 'tabs', scope: 'project' }, 'spaces')).toBe(
      '{"success":true,"message":"Okay, I\'ve updated the project memory file with your modifications."}',
    );
    expect(await readFile(inProject(), 'utf8')).toBe('## Added Memories\n- spaces\n');
  });

  it.each(['', ' \n ', '- -'])('of the fact %j, which is none', async (fact) => {
    await expect(propose({ fact, scope: 'project' })).rejects.toThrow(
      failed('Parameter "fact" must be a non-empty string.'),
    );
  });

  it('where nobody is there to say where', async () => {
    context = await createTestContext({ memory, isAttended: false });
    await expect(propose({ fact: 'tabs' })).rejects.toThrow(
      failed('Please specify where to save this memory'),
    );
  });

  it.each([
    ['a directory', () => mkdir(inProject()), 'is a directory'],
    ['read-only', () => writeFile(inProject(), 'a', { mode: 0o444 }), 'is read-only'],
    ['binary', () => writeFile(inProject(), new Uint8Array([0, 1, 2, 0])), 'binary'],
    ['a link out of the project', () => symlink('/etc/hostname', inProject()), 'within the project'],
  ])('of a file that is %s', async (_what, make, why) => {
    await make();
    const error = await propose({ fact: 'tabs', scope: 'project' }).catch((thrown: Error) => thrown.message);
    const told = JSON.parse(String(error)) as { success: boolean; error: string };
    expect(told.success).toBe(false);
    expect(told.error).toMatch(/^Failed to save memory\. Detail: /);
    expect(told.error).toContain(why);
  });

  it('of a file that became another one meanwhile', async () => {
    const proposal = await propose({ fact: 'tabs', scope: 'project' });
    await writeFile(inProject(), 'else\n');
    const approved = { proposal, content: proposal.proposed, pin: null };
    await expect(createSaveMemory(context).run({ fact: 'tabs' }, context, approved)).rejects.toThrow(
      /^\{"success":false,"error":"Failed to save memory\. Detail: /,
    );
    expect(await readFile(inProject(), 'utf8')).toBe('else\n');
  });
});

describe('the file', () => {
  it('keeps its line ends and its mode, and ends with a newline', async () => {
    await writeFile(inProject(), '# A\r\n\r\n## Added Memories\r\n- one');
    await chmod(inProject(), 0o640);
    await save({ fact: 'two', scope: 'project' });
    expect(await readFile(inProject(), 'utf8')).toBe('# A\r\n\r\n## Added Memories\r\n- one\r\n- two\r\n');
    expect((await stat(inProject())).mode & 0o777).toBe(0o640);
  });

  it('of the user may be a link, and what it leads to is written', async () => {
    const dotfiles = await tempFolder();
    await writeFile(join(dotfiles, 'memory.md'), 'mine\n');
    await symlink(join(dotfiles, 'memory.md'), join(home, 'AGENTS.md'));
    await save({ fact: 'be brief', scope: 'global' });
    expect(await readFile(join(dotfiles, 'memory.md'), 'utf8')).toBe(
      'mine\n\n## Added Memories\n- be brief\n',
    );
    expect(context.changes).toEqual([]);
  });
});

describe('a fact that goes nowhere yet', () => {
  it('is proposed for both places', async () => {
    const { places, scope } = await propose({ fact: 'tabs' });
    expect(scope).toBeNull();
    expect(places.map((place) => [place.scope, place.state === 'open' && place.text])).toEqual([
      ['project', '## Added Memories\n- tabs\n'],
      ['global', '## Added Memories\n- tabs\n'],
    ]);
  });

  it('is proposed for the other place where one cannot be written', async () => {
    await mkdir(inProject());
    const proposal = await propose({ fact: 'tabs' });
    expect(proposal.places.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(chosenPlace(proposal)).toBeNull();
  });
});
