import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Workspace } from '../project/workspace';
import { createTestPlace, createTestQueue, type TestOptions, type TestQueue } from './testing/test-queue';

let test: TestQueue;
afterEach(async () => {
  await test.close();
});

async function start(options: TestOptions = {}): Promise<void> {
  const at = await createTestPlace();
  const memory = {
    trust: { isTrusted: () => true, allows: () => true, trustFile: async () => {} },
    places: (workspace: Workspace) => ({ workspace, home: at.home, fileNames: ['AGENTS.md'] }),
  };
  test = await createTestQueue({
    ...options,
    at,
    create: true,
    services: { memory, isAttended: !options.unattended },
  });
}

const tabs = { tool: 'save_memory', input: { fact: 'use tabs', scope: 'project' } };
const anywhere = { tool: 'save_memory', input: { fact: 'use tabs' } };
const always = { answer: 'always', scope: 'project' } as const;
const saved = '{"success":true,"message":"Okay, I\'ve remembered that in project memory: \\"use tabs\\""}';
const global = () => readFile(join(test.home, 'AGENTS.md'), 'utf8').catch(() => null);

describe('remembering', () => {
  it('asks in Ask, though the file is protected, and “always” keeps a rule for that file', async () => {
    await start();
    const { question, outcome } = await test.runToQuestion(tabs);
    expect(question).toMatchObject({
      why: 'the mode is Ask',
      danger: false,
      always: [{ tool: 'save_memory', match: 'project:AGENTS.md' }],
      subject: { kind: 'memory', fact: 'use tabs', scope: 'project', places: [{ scope: 'project' }] },
    });
    const rule = { tool: 'save_memory', match: 'project:AGENTS.md', scope: 'project' } as const;
    await test.decide('c1', { answer: 'always', rule });
    await outcome;
    await test.run({ tool: 'save_memory', input: { fact: 'and semicolons', scope: 'project' } });
    expect(await test.read('AGENTS.md')).toBe('## Added Memories\n- use tabs\n- and semicolons\n');
    expect(test.results().c1).toBe(saved);
    await test.runToQuestion({ tool: 'save_memory', input: { fact: 'be brief', scope: 'global' } });
    expect(test.phases().c3).toBe('waiting');
  });

  it('goes where the user chooses, as the user words it', async () => {
    await start();
    const { question, outcome } = await test.runToQuestion(anywhere);
    expect(question.always.map(({ match }) => match)).toEqual(['project:AGENTS.md', 'global:AGENTS.md']);
    await expect(test.decide('c1', { answer: 'accept' })).rejects.toThrow('Choose a location first.');
    await expect(
      test.decide('c1', { answer: 'accept-with-edits', content: ' - ', scope: 'global' }),
    ).rejects.toThrow('The fact is empty.');
    await test.decide('c1', { answer: 'accept-with-edits', content: 'use\nspaces', scope: 'global' });
    await outcome;
    expect(await global()).toBe('## Added Memories\n- use spaces\n');
    expect(await test.read('AGENTS.md')).toBeNull();
    expect(test.results().c1).toBe(
      '{"success":true,"message":"Okay, I\'ve updated the global memory file with your modifications."}',
    );
  });

  it('keeps a rule for the place chosen alone', async () => {
    await start();
    const { outcome } = await test.runToQuestion(anywhere);
    const rule = { tool: 'save_memory', match: 'global:AGENTS.md', scope: 'chat' } as const;
    await expect(test.decide('c1', { ...always, rule })).rejects.toThrow('must cover this call');
    await test.decide('c1', { answer: 'always', scope: 'global', rule });
    await outcome;
    expect(await global()).toBe('## Added Memories\n- use tabs\n');
  });

  it('in Auto runs where it was told to go, and asks where that is for the user to say', async () => {
    await start({ mode: { kind: 'auto', until: Date.now() + 60_000 } });
    await test.run(tabs);
    expect(test.results().c1).toBe(saved);
    const { question } = await test.runToQuestion(anywhere);
    expect(question.why).toBe('the model did not choose a location for the fact');
  });

  it('is refused in Plan', async () => {
    await start({ mode: { kind: 'plan' } });
    await test.run(tabs);
    expect(test.phases().c1).toBe('failed');
    expect(await test.read('AGENTS.md')).toBeNull();
  });

  it('asks afresh when the file moved on, so that what was shown is what is written', async () => {
    await start();
    const { question, outcome } = await test.runToQuestion(tabs);
    await test.write('AGENTS.md', '# Rules\n');
    const again = await test.question('c1', ({ hash }) => hash !== question.hash);
    expect(again.subject).toMatchObject({ places: [{ patch: expect.stringContaining(' # Rules') }] });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('AGENTS.md')).toBe('# Rules\n\n## Added Memories\n- use tabs\n');
  });

  it('waits as stale while the file cannot be written', async () => {
    await start();
    await test.runToQuestion(tabs);
    await mkdir(test.path('AGENTS.md'));
    await expect(test.decide('c1', { answer: 'accept' })).rejects.toThrow();
    expect((await test.question('c1', ({ stale }) => stale !== null)).stale).toContain('changed on disk');
  });
});

describe('rules', () => {
  const deny = async (tool: string, match?: string) =>
    await test.rules.add(test.root, {
      effect: 'deny',
      tool,
      scope: 'project',
      ...(match !== undefined && { match }),
    });

  it.each([
    ['save_memory', undefined],
    ['save_memory', 'project:AGENTS.md'],
    ['save_memory', 'project:agents.md'],
    ['*', 'AGENTS.md'],
    ['*', undefined],
  ])('deny %s %s refuses the project’s', async (tool, match) => {
    await start();
    await deny(tool, match);
    await test.run(tabs);
    expect(test.results().c1).toMatch(/^Not executed: blocked by rule "deny /);
  });

  it('for one place leave the other', async () => {
    await start();
    await deny('save_memory', 'project:AGENTS.md');
    const { outcome } = await test.runToQuestion(anywhere);
    await expect(test.decide('c1', { answer: 'accept', scope: 'project' })).rejects.toThrow(
      'denies your edited version',
    );
    await test.decide('c1', { answer: 'accept', scope: 'global' });
    await outcome;
    expect(await global()).toBe('## Added Memories\n- use tabs\n');
  });
});

it('unattended it needs to be told where, and a rule', async () => {
  await start({ unattended: true });
  await test.run(anywhere, tabs);
  expect(test.results().c1).toBe('{"success":false,"error":"Please specify where to save this memory"}');
  expect(test.phases().c2).toBe('failed');
  expect(await test.read('AGENTS.md')).toBeNull();
});
