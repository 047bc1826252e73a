import { z } from 'zod';

/** Where a fact is stored: for every project, in the data folder, or in the project. */
export const memoryScopeSchema = z.enum(['global', 'project']);
export type MemoryScope = z.infer<typeof memoryScopeSchema>;
