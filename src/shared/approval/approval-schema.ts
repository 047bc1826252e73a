import { z } from 'zod';
import { formActionSchema, formSchema, formValuesSchema } from '../forms/forms-schema';
import { commented, reviewed } from '../hunks/review-schema';
import { memoryScopeSchema } from '../memory/memory-scope-schema';
import { addedPackageSchema } from '../packages/packages-schema';
import { textSchema } from '../texts/text-schema';
import { granting } from './grant-schema';
import { ruleScopeSchema } from './rule-schema';

// A question about a call, and its possible decisions.

/** Why a call ran; stored with it permanently. */
export const allowanceSchema = z.preprocess(
  // The form in chats of earlier versions.
  (stored) => (isNature(stored) ? { by: 'read-only' } : stored),
  z.discriminatedUnion('by', [
    /** The call changes nothing, so it never asks. */
    z.object({ by: z.literal('read-only') }),
    z.object({ by: z.literal('mode'), mode: z.enum(['plan', 'ask', 'accept-edits', 'auto']) }),
    z.object({ by: z.literal('rule'), rule: z.string(), scope: ruleScopeSchema }),
    /** A hook of the user, by its command. */
    z.object({ by: z.literal('hook'), hook: z.string() }),
    z.object({
      by: z.literal('person'),
      /** `accept-these…`: together with another call of its batch, before its turn. */
      answer: z.enum([
        'accept',
        'accept-with-edits',
        'accept-these',
        'accept-these-with-edits',
        'always',
        'plan',
        'answer',
        'form',
      ]),
    }),
  ]),
);
export type Allowance = z.infer<typeof allowanceSchema>;

function isNature(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'by' in stored && stored.by === 'nature';
}

/** Why a call was refused without a question; stored with it permanently. */
export const refusalSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('mode'), mode: z.enum(['plan', 'ask', 'accept-edits', 'auto']) }),
  z.object({ by: z.literal('rule'), rule: z.string(), scope: ruleScopeSchema }),
  /** A hook, by its command. */
  z.object({ by: z.literal('hook'), hook: z.string() }),
  /** The user rejected the very same call before. */
  z.object({ by: z.literal('rejection') }),
  /** The same call came before in the turn, with the same result. */
  z.object({ by: z.literal('repeat') }),
  /** The call would have asked, but the user is absent. */
  z.object({ by: z.literal('unattended') }),
]);
export type Refusal = z.infer<typeof refusalSchema>;

/** Whether a command runs in the system's sandbox, or why it runs outside. */
export const sandboxUseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('in'),
    /** Absolute paths that it may write once. The user allowed them after the sandbox blocked it. */
    writable: z.array(z.string()).optional(),
    /** This sandbox cannot do all that Auto relies on, so the command asks as it would without it. */
    keepsQuestions: z.literal(true).optional(),
  }),
  /** Runs without the sandbox once. The user allowed it after the sandbox blocked it. */
  z.object({ kind: z.literal('lifted') }),
  z.object({ kind: z.literal('without'), why: textSchema }),
]);
export type SandboxUse = z.infer<typeof sandboxUseSchema>;

/**
 * The subject of a question: the effect of the call. Contents stay in the main process; `queue.proposal` fetches them.
 */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file-change'),
    change: z.enum(['create', 'modify', 'delete']),
    /** Absolute. */
    path: z.string(),
    /** Relative to the project, with `/`. */
    relativePath: z.string(),
    /** The new path of the file, relative too, with its old content. The user renamed it, and the proposal is stale. */
    movedTo: z.string().optional(),
    added: z.number(),
    removed: z.number(),
    /** How the text was found if the match was inexact, e.g. "indentation". */
    approximate: textSchema.nullable(),
    /** The change empties a file that has content. */
    empties: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('command'),
    command: z.string(),
    /** The start folder: `(root)`, or relative to the project with `/`. */
    directory: z.string(),
    /**
     * The commands that it consists of, in order. `why` says why this one asks; null: it would run without a question.
     */
    parts: z.array(z.object({ text: z.string(), why: textSchema.nullable() })),
    /** Files that it is known to write, relative to the project with `/` if they are in it. */
    writes: z.array(z.string()),
    /** Files and folders that it is known to delete, named the same way. `writes` does not contain them. */
    deletes: z.array(z.string()).default([]),
    /** For git commands that discard changes: git's list of the losses, a line for each file. */
    discardedChanges: z.string().nullable(),
    /** New packages that a registry can be asked about. Absent if there are none. */
    packages: z.array(addedPackageSchema).optional(),
    /** Absent in chats of earlier versions. */
    sandbox: sandboxUseSchema.optional(),
  }),
  z.object({
    kind: z.literal('memory'),
    /** In the form of the list item. */
    fact: z.string(),
    /** Null: the user chooses the scope. */
    scope: memoryScopeSchema.nullable(),
    /** The possible scopes: all of them until one was chosen. */
    places: z.array(
      z.object({
        scope: memoryScopeSchema,
        /** Absolute. */
        path: z.string(),
        fileName: z.string(),
        /** The change as a unified diff; cut at 20,000 characters. */
        patch: z.string(),
        /** Why the fact cannot be stored there; null: it can. */
        problem: textSchema.nullable(),
        /** The folder is not trusted. If the user accepts, this file is. */
        trustsFile: z.boolean().optional(),
      }),
    ),
  }),
  /** A call of a tool that a server runs. */
  z.object({
    kind: z.literal('remote'),
    /** The server's alias. */
    server: z.string(),
    /** The server's own name of the tool. */
    tool: z.string(),
    title: z.string(),
    /** The server's own hints about the tool. They have no effect. */
    says: z.array(z.enum(['read-only', 'destructive', 'idempotent', 'open-world'])),
    /** The first 2,000 characters of its arguments. */
    input: z.string(),
    /**
     * The definition differs from the one that a rule allowed. Contains the change as a unified diff; null: the old
     * definition is unknown.
     */
    changed: z.object({ patch: z.string().nullable() }).nullable(),
    pin: z.string(),
  }),
  /** A call without a visible change: a rule asks about it, or it came three times. */
  z.object({
    kind: z.literal('call'),
    tool: z.string(),
    /** The first 2,000 characters of its arguments. */
    input: z.string(),
    /** The programs that it starts, each as a line in shell syntax. Each reads the output of the previous one. */
    programs: z.array(z.string()).optional(),
    /** Where these programs run, and their exceptions in the sandbox. Absent in chats of earlier versions. */
    sandbox: sandboxUseSchema.optional(),
    opened: z.object({ hosts: z.array(z.string()), folders: z.array(z.string()) }).optional(),
  }),
  /** The model's plan, in markdown. */
  z.object({ kind: z.literal('plan'), plan: z.string() }),
  /** A question of the model. The answer itself is the result. */
  z.object({
    kind: z.literal('question'),
    question: z.string(),
    /** Labels are unique. */
    choices: z.array(z.object({ label: z.string(), description: z.string().optional() })),
    /** The user may choose several. */
    multiple: z.boolean(),
  }),
  /** A call that sends a request to another machine. */
  z.object({
    kind: z.literal('url'),
    /** The complete address of the request. */
    url: z.string(),
    /** The host as the system resolves it: letters beyond ASCII as punycode. */
    host: z.string(),
    port: z.number(),
    isSecure: z.boolean(),
    /** The host in the letters that it represents, if they differ. */
    looksLike: z.string().nullable(),
    /** The model's spelling, if it differs. */
    given: z.string().nullable(),
    /** The data that the machine gets besides the address. */
    sent: z.string().nullable(),
    /** The question that the answer shall be searched for. */
    asked: z.string().nullable(),
  }),
  /** A command in the sandbox connects to a host. */
  z.object({
    kind: z.literal('network'),
    /** The host as the command names it, with one spelling per address; letters beyond ASCII as punycode. */
    host: z.string(),
    port: z.number(),
    /** The host in the letters that it represents, if they differ. */
    looksLike: z.string().nullable(),
    /** The command that connects. */
    command: z.string(),
  }),
  /** A form of a server. The values that the user fills in are the result. */
  z.object({ kind: z.literal('form'), form: formSchema }),
]);
export type Subject = z.infer<typeof subjectSchema>;

export const questionSchema = z.object({
  subject: subjectSchema,
  /** SHA-256 of everything that the question shows. A decision must contain it. */
  hash: z.string(),
  /** Why this asks, e.g. "the mode is Ask" or ".env is a protected file". */
  why: textSchema,
  /** The call is on the hard list. It appears as dangerous, and the button names the action. */
  danger: z.boolean().default(false),
  /** The call asks every time although it is harmless, because its content is unseen. */
  caution: z.literal(true).optional(),
  /** The rules that "Always…" offers, narrowest first; empty if the call asks every time. */
  always: z.array(z.object({ tool: z.string(), match: z.string().optional() })),
  /** Set if the file changed so that the proposal no longer applies. Accepting is disabled then. */
  stale: textSchema.nullable(),
});
export type Question = z.infer<typeof questionSchema>;

/** `line` counts from 1; 0 is the plan as a whole. */
export const planCommentSchema = z.object({
  line: z.number().int().nonnegative(),
  text: z.string().trim().min(1),
});
export type PlanComment = z.infer<typeof planCommentSchema>;

export const planChoiceSchema = z.enum(['go-asking', 'go-accepting-edits', 'keep-planning']);
export type PlanChoice = z.infer<typeof planChoiceSchema>;
/** For a fact without a scope. */
const chosenScope = { scope: memoryScopeSchema.optional() };

export const decisionSchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('accept'), ...commented, ...chosenScope, ...granting }),
  /** `content`: the whole new text, the whole command, or the fact. */
  z.object({
    answer: z.literal('accept-with-edits'),
    content: z.string(),
    ...reviewed,
    ...chosenScope,
    ...granting,
  }),
  z.object({
    answer: z.literal('always'),
    rule: z.object({ tool: z.string().min(1), match: z.string().min(1).optional(), scope: ruleScopeSchema }),
    /** The right-hand side, the command or the fact, if the user also changed it. */
    content: z.string().optional(),
    ...reviewed,
    ...chosenScope,
  }),
  z.object({ answer: z.literal('reject'), reason: z.string().optional(), ...commented, ...granting }),
  z.object({ answer: z.literal('reject-and-stop'), reason: z.string().optional(), ...commented }),
  /**
   * Only for a stale question: drop it, optionally with a request that the model reads the file again first. The model
   * also gets the verdicts and comments on the proposal.
   */
  z.object({ answer: z.literal('give-up-stale'), readAgain: z.boolean(), ...reviewed }),
  /** Only for a plan: the mode to continue in, or comments for a new plan. */
  z.object({ answer: z.literal('plan'), choice: planChoiceSchema, comments: z.array(planCommentSchema) }),
  /** Only for a question of the model: the chosen labels, the user's own text, or both. */
  z.object({ answer: z.literal('answer'), choices: z.array(z.string()), text: z.string().trim() }),
  /** Only for a form. `values` count only if the user accepts it. */
  z.object({ answer: z.literal('form'), action: formActionSchema, values: formValuesSchema }),
]);
export type Decision = z.infer<typeof decisionSchema>;
