import { z } from 'zod';

/** Folders with skills in the user's home folder, by the program that uses them. */
export const otherSkillsSchema = z.enum(['agents', 'claude']);
export type OtherSkills = z.infer<typeof otherSkillsSchema>;
