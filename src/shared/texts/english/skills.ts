// Skills: problems of a skill, or remarks about it.

export const skills = {
  'skills.no-front-matter':
    'The file must start with a line “---”, the name, the description, and a second line “---”.',
  'skills.bad-name': '“name” must have at most 64 letters, digits, “.”, “_” and “-”.',
  'skills.no-description': '“description” must explain when to use the skill.',
  'skills.too-many': 'Pilotfish reads only the first {{most, number}} skills of {{folder}}.',
  'skills.not-stored': 'Your answer could not be stored. The skills in use are unchanged.',
} as const;
