import { z } from 'zod';
import { textSchema } from '../texts/text-schema';

// Problems that language servers find in a text, and the difference that a proposal makes to them.

/** Lines and columns count from 1, columns in UTF-16 units, as in Monaco. The end is exclusive. */
export const problemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  line: z.number(),
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number(),
  message: z.string(),
  /** The reporting tool and its code, such as `ts 2322`; may be empty. */
  source: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** `path`: relative to the project. */
export type FileProblems = { readonly path: string; readonly problems: readonly Problem[] };

/** The problems of a proposal, compared with those of the file on disk. `servers`: the names of the language servers. */
export const proposalProblemsSchema = z.discriminatedUnion('kind', [
  /** The servers have not answered yet. */
  z.object({ kind: z.literal('checking'), servers: z.array(z.string()) }),
  z.object({
    kind: z.literal('checked'),
    servers: z.array(z.string()),
    /** The first new problems in the proposed text, errors first. */
    added: z.array(problemSchema),
    /** All of them. */
    addedCount: z.number(),
    removedCount: z.number(),
  }),
  /** No server could check it. */
  z.object({ kind: z.literal('unchecked'), servers: z.array(z.string()), why: textSchema }),
]);
export type ProposalProblems = z.infer<typeof proposalProblemsSchema>;
