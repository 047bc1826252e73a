// Skills section of the settings: the list of skills with their sources, and the folders of other programs.

export const skillsPage = {
  'skills-page.lead':
    'A skill is a folder with a `SKILL.md`. The model knows its name and description, and reads the instructions when a task needs them. Your skills are in `skills` of the data folder. Those of a project are in `.agents/skills` and `.claude/skills` and work once you trust them.',
  'skills-page.restricted':
    'This folder is restricted, so Pilotfish ignores its .agents/skills and .claude/skills folders.',
  'skills-page.list': 'Skills',
  'skills-page.none': 'No skills yet.',
  'skills-page.unlisted_one':
    'The prompt has no room for the description of 1 skill. The model can find it by searching.',
  'skills-page.unlisted_other':
    'The prompt has no room for the descriptions of {{count, number}} skills. The model can find them by searching.',
  'skills-page.only-for-user': 'Only you can start it, with /{{name}}',
  'skills-page.scripts': 'Scripts: {{scripts, list}}. They run as ordinary commands.',
  'skills-page.open': 'Open {{name}}',
  'skills-page.offer': 'Use the skills in {{path}} too?',
  'skills-page.offer-use': 'Use',
  'skills-page.offer-leave': 'Don’t use',
  'skills-page.used': 'Pilotfish uses the skills in {{path}}.',
  'skills-page.unused': 'Pilotfish does not use the skills in {{path}}.',
} as const;
