import type { SkillsView } from '@shared/skills/skills';
import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { SkillsSection } from './SkillsSection';

// The page of skills: what each is for and runs, why one is not in use, and the offer of other folders.

const skill = {
  description: '',
  place: { kind: 'person', folder: '/data/skills/a' },
  state: 'holds',
  isOnlyForUser: false,
  scripts: [],
  problems: [],
} as const;
const skills: SkillsView['skills'] = [
  {
    ...skill,
    name: 'pdf',
    description: 'Reads PDF files.',
    scripts: ['scripts/read.py'],
    isOnlyForUser: true,
  },
  {
    ...skill,
    name: 'broken',
    place: { kind: 'project', folder: '.agents/skills/broken' },
    state: 'faulty',
    problems: [textOf('skills.no-description')],
  },
];

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

it('says what each is for, which scripts it has, and why one is not in use', async () => {
  main.play({ skills: { list: () => ({ skills, unlisted: 3, offers: [] }) } });
  show(<SkillsSection />);
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(item('pdf').getByText('Reads PDF files.')).toBeVisible();
  await expect
    .element(item('pdf').getByText('Scripts: scripts/read.py. They run as ordinary commands.'))
    .toBeVisible();
  await expect.element(item('pdf').getByText('Only you can start it, with /pdf')).toBeVisible();
  await expect.element(item('broken').getByText(/^“description” must explain when/)).toBeVisible();
  await expect.element(item('broken').getByRole('button', { name: 'Open broken' })).toBeVisible();
  await expect
    .element(page.getByText(/^The prompt has no room for the descriptions of 3 skills/))
    .toBeVisible();
});

it('offers the skills of another program, and the answer can be changed', async () => {
  let isUsed: boolean | null = null;
  const list = () => ({
    skills: [],
    unlisted: 0,
    offers: [{ of: 'claude' as const, path: '/u/.claude/skills', isUsed }],
  });
  const answerOffer = ({ uses }: { readonly uses: boolean }) => {
    isUsed = uses;
  };
  main.play({ skills: { list, answerOffer } });
  show(<SkillsSection />);
  await expect.element(page.getByText('Use the skills in /u/.claude/skills too?')).toBeVisible();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect.element(page.getByText('Pilotfish uses the skills in /u/.claude/skills.')).toBeVisible();
  await page.getByRole('button', { name: 'Don’t use' }).click();
  await expect
    .element(page.getByText('Pilotfish does not use the skills in /u/.claude/skills.'))
    .toBeVisible();
});
