import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { createProjectTrust } from '../../trust/project-trust';
import { openTrustFile } from '../../trust/trust-file';
import { answerOffer } from './other-skills';
import { createProjectSkills, skillsSource } from './project-skills';

// Skills of the user, of other programs and of a project, from real files.

const skill = (name: string, description = `Does ${name}.`) =>
  `---\nname: ${name}\ndescription: ${description}\n---\nInstructions of ${name}.\n`;

async function opened(files: Readonly<Record<string, string>>) {
  const folder = await tempFolder();
  const [home, userFolder, root] = ['home', 'user', 'project'].map((name) => join(folder, name));
  if (!home || !userFolder || !root) throw new Error('no folders');
  await Promise.all([home, userFolder, root].map((one) => mkdir(one)));
  const put = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) await put(name, text);
  const workspace = await createWorkspace(root);
  const file = await openTrustFile({ home, onProblem: () => undefined });
  onTestFinished(() => file.close());
  const source = skillsSource(workspace);
  const trust = createProjectTrust({ root: workspace.root, file, sources: [source] });
  const skills = createProjectSkills({ home, userFolder, project: { workspace, trust } });
  const names = async () => {
    await skills.refresh();
    return skills.list().map(({ name }) => name);
  };
  const states = async () =>
    (await skills.view()).skills.map(({ name, state, problems }) => [name, state, ...problems.map(say)]);
  const accept = async () => trust.answer('folder', (await trust.question()).hash);
  return { skills, source, trust, names, states, accept, put, folder, home, root };
}

test('those of a project are there once it is trusted; a change of one asks with the difference', async () => {
  const { names, trust, accept, put } = await opened({
    'project/.agents/skills/pdf/SKILL.md': skill('pdf'),
    'project/.claude/skills/csv/SKILL.md': skill('csv'),
  });
  expect([await names(), await trust.state()]).toEqual([[], { isTrusted: false, toReview: true }]);
  await accept();
  expect(await names()).toEqual(['pdf', 'csv']);
  expect(await trust.state()).toEqual({ isTrusted: true, toReview: false });

  await put('project/.agents/skills/pdf/SKILL.md', skill('pdf', 'Does more.'));
  expect([await names(), await trust.state()]).toEqual([['csv'], { isTrusted: true, toReview: true }]);
  expect((await trust.question()).brought).toMatchObject([
    { kind: 'skill', name: '.agents/skills/pdf', state: 'changed', accepted: skill('pdf') },
    { kind: 'skill', name: '.claude/skills/csv', state: 'accepted' },
  ]);
  await accept();
  expect(await names()).toEqual(['pdf', 'csv']);
});

test('without any skill there is nothing, and nothing to review', async () => {
  const { names, source, skills } = await opened({ 'project/.claude/skills/.gitkeep': '' });
  expect([await names(), await source.any(), await source.list()]).toEqual([[], false, []]);
  expect(await skills.view()).toEqual({ skills: [], unlisted: 0, offers: [] });
});

test('the user’s own need no trust, and one of them takes precedence over the project’s of that name', async () => {
  const { skills, names, states, accept } = await opened({
    'home/skills/pdf/SKILL.md': skill('pdf', 'Mine.'),
    'project/.claude/skills/other/SKILL.md': skill('pdf'),
  });
  expect(await names()).toEqual(['pdf']);
  await accept();
  expect(await names()).toEqual(['pdf']);
  expect(skills.list()[0]?.description).toBe('Mine.');
  expect(await states()).toEqual([
    ['pdf', 'holds'],
    ['pdf', 'hidden', expect.stringMatching(/^Not used: .*\/home\/skills\/pdf has the same name/)],
  ]);
});

test('what cannot be used says why, and the rest works', async () => {
  const { names, states, accept, root, put } = await opened({
    'project/.claude/skills/good/SKILL.md': skill('good'),
    'project/.claude/skills/broken/SKILL.md': '---\nname: [a\n---\nx',
    'project/.claude/skills/huge/SKILL.md': skill('huge') + 'x'.repeat(1_000_000),
    'project/.claude/skills/binary/SKILL.md': 'a\0b\0',
    'project/.claude/skills/README.md': 'no skill',
    'project/.claude/skills/none/notes.md': 'no skill',
    'outside/SKILL.md': skill('outside'),
  });
  await symlink(join(root, '../outside'), join(root, '.claude/skills/link'));
  await accept();
  expect(await names()).toEqual(['good']);
  const expected = [
    ['binary', 'faulty', expect.stringContaining('binary')],
    ['broken', 'faulty', expect.stringContaining('Invalid YAML')],
    ['good', 'holds'],
    ['huge', 'faulty', expect.stringContaining('longer than 100,000 characters')],
    ['link', 'faulty', expect.stringContaining('Path must be within the project')],
  ];
  expect(await states()).toEqual(expected);
  await put('project/.claude/skills/none/SKILL.md', skill('late'));
  expect(await states()).toContainEqual(['late', 'untrusted', expect.stringContaining('until you trust')]);
});

test('500 work: the prompt has room for some, and the page says how many are left', async () => {
  const files = Array.from({ length: 500 }, (_, at) => [
    `home/skills/s${at}/SKILL.md`,
    skill(`s${at}`, 'x'.repeat(300)),
  ]);
  const { names, skills } = await opened(Object.fromEntries(files));
  expect(await names()).toHaveLength(500);
  const { unlisted, skills: views } = await skills.view();
  expect([views.length, unlisted > 400]).toEqual([500, true]);
});

test('skills of other programs are offered, and used after the user says so', async () => {
  const { skills, names, home, folder } = await opened({
    'user/.agents/skills/pdf/SKILL.md': skill('pdf'),
    'user/.claude/skills/csv/SKILL.md': skill('csv'),
  });
  // A program that installs skills for several agents links their folders.
  await symlink(join(folder, 'user/.agents/skills/pdf'), join(folder, 'user/.claude/skills/pdf'));
  expect(await names()).toEqual([]);
  expect((await skills.view()).offers.map(({ of, isUsed }) => [of, isUsed])).toEqual([
    ['agents', null],
    ['claude', null],
  ]);
  await answerOffer(home, { of: 'agents', uses: true });
  await answerOffer(home, { of: 'claude', uses: true });
  expect(await names()).toEqual(['pdf', 'csv']);
  expect(skills.ownFolders().map((path) => path.slice(path.indexOf('/user/')))).toEqual([
    '/user/.agents/skills/pdf',
    '/user/.claude/skills/csv',
  ]);
  await answerOffer(home, { of: 'claude', uses: false });
  expect(await names()).toEqual(['pdf']);
  expect((await skills.view()).offers.map(({ isUsed }) => isUsed)).toEqual([true, false]);
});

test('one that only the user starts is a slash command, and the model does not know it', async () => {
  const { names, skills } = await opened({
    'home/skills/ship/SKILL.md':
      '---\ndescription: Ships.\nargument-hint: <version>\ndisable-model-invocation: true\n---\nShip $1.',
    'home/skills/ship/scripts/ship.sh': 'echo ship',
    'home/skills/plan/SKILL.md': skill('plan'),
    'home/skills/bad/SKILL.md': 'Nothing.',
  });
  expect(await names()).toEqual(['plan']);
  // `/plan` is a command of Pilotfish.
  const prompts = await skills.prompts(null);
  expect(
    prompts.map(({ name, argumentHint, from, fault }) => [name, argumentHint, from, fault === null]),
  ).toEqual([
    ['ship', '<version>', 'person', true],
    ['bad', '', 'person', false],
  ]);
  expect(await prompts[0]?.expand('1.2')).toMatch(
    /^Skill ship, in the folder .*\/home\/skills\/ship\.\nFiles in it: scripts\/ship\.sh\. .*\n\nShip 1\.2\.$/,
  );
  await expect(prompts[1]?.expand('')).rejects.toMatchObject({ code: 'invalid' });
  const { skills: views } = await skills.view();
  expect(views.map(({ name, scripts }) => [name, scripts])).toContainEqual(['ship', ['scripts/ship.sh']]);
});
