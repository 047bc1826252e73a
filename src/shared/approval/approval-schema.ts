import { z } from 'zod';
import { formActionSchema, formSchema, formValuesSchema } from '../forms/forms-schema';
import { hunkVerdictSchema, lineCommentSchema } from '../hunks/review-schema';
import { textSchema } from '../texts/text-schema';

// What a person is asked about a call, what they can answer, and the rules their answers may leave behind.

export const modeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('accept-edits') }),
  /** Runs without questions until `until` (milliseconds since 1970), at most eight hours ahead. */
  z.object({ kind: z.literal('auto'), until: z.number() }),
]);
export type Mode = z.infer<typeof modeSchema>;
export type ModeKind = Mode['kind'];

/** Where a fact is remembered: for every project, in the data folder, or in the project. */
export const memoryScopeSchema = z.enum(['global', 'project']);
export type MemoryScope = z.infer<typeof memoryScopeSchema>;

export const ruleScopeSchema = z.enum(['chat', 'project', 'everywhere']);
export type RuleScope = z.infer<typeof ruleScopeSchema>;

/**
 * A standing answer. `tool` is a tool's name, or `*` for every tool (`ask` and `deny` only).
 * `match` narrows it: for file tools a path or glob relative to the project, for commands the first words of one;
 * absent means every call of the tool.
 */
export const ruleSchema = z.object({
  id: z.string(),
  effect: z.enum(['allow', 'ask', 'deny']),
  tool: z.string().min(1),
  match: z.string().min(1).optional(),
  scope: ruleScopeSchema,
  createdAt: z.number(),
  /** Of an `allow` for a tool from elsewhere: SHA-256 of what the tool was. It allows nothing else. */
  pin: z.string().optional(),
  /** It is for a tool that a server, a command or a file brings, which is not always there. */
  elsewhere: z.literal(true).optional(),
  /** `project-file`: read from the opened project, which may only add `ask` and `deny`. */
  origin: z.enum(['person', 'project-file']),
});
export type Rule = z.infer<typeof ruleSchema>;

/** Why a call ran, kept with it for good. */
export const allowanceSchema = z.preprocess(
  // As chats of earlier versions say it.
  (stored) => (isNature(stored) ? { by: 'read-only' } : stored),
  z.discriminatedUnion('by', [
    /** It changes nothing, so it never asks. */
    z.object({ by: z.literal('read-only') }),
    z.object({ by: z.literal('mode'), mode: z.enum(['plan', 'ask', 'accept-edits', 'auto']) }),
    z.object({ by: z.literal('rule'), rule: z.string(), scope: ruleScopeSchema }),
    z.object({
      by: z.literal('person'),
      /** `accept-these`: together with another call of its batch, before its turn. */
      answer: z.enum(['accept', 'accept-with-edits', 'accept-these', 'always', 'plan', 'answer', 'form']),
    }),
  ]),
);
export type Allowance = z.infer<typeof allowanceSchema>;

function isNature(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'by' in stored && stored.by === 'nature';
}

/** Why a call was refused without a question, kept with it for good. */
export const refusalSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('mode'), mode: z.enum(['plan', 'ask', 'accept-edits', 'auto']) }),
  z.object({ by: z.literal('rule'), rule: z.string(), scope: ruleScopeSchema }),
  /** The person rejected the very same call before. */
  z.object({ by: z.literal('rejection') }),
  /** The same came before in the turn, with the same outcome. */
  z.object({ by: z.literal('repeat') }),
  /** It would have asked, and nobody is there. */
  z.object({ by: z.literal('unattended') }),
]);
export type Refusal = z.infer<typeof refusalSchema>;

/** Whether a command runs in the system's sandbox; without, why. */
export const sandboxUseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('in'),
    /** Absolute places that it may write once, as the person wanted it after the sandbox stopped it. */
    writable: z.array(z.string()).optional(),
  }),
  /** Without, once, as the person wanted it after the sandbox stopped it. */
  z.object({ kind: z.literal('lifted') }),
  z.object({ kind: z.literal('without'), why: textSchema }),
]);
export type SandboxUse = z.infer<typeof sandboxUseSchema>;

/** The subject of a question: what would happen. Contents stay in main and are fetched with `queue.proposal`. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file-change'),
    change: z.enum(['create', 'modify', 'delete']),
    /** Absolute. */
    path: z.string(),
    /** Relative to the project, with `/`. */
    relativePath: z.string(),
    /** Where the file is by now, likewise, with the content it had: the person called it anew, and the proposal is stale. */
    movedTo: z.string().optional(),
    added: z.number(),
    removed: z.number(),
    /** How the text was found when it was not found exactly, e.g. "indentation". */
    approximate: textSchema.nullable(),
    /** The file holds something and would hold nothing. */
    empties: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('command'),
    command: z.string(),
    /** Where it starts: `(root)`, or the folder relative to the project with `/`. */
    directory: z.string(),
    /** The commands it is made of, in order; `why` says why this one asks, null: it would run unasked. */
    parts: z.array(z.object({ text: z.string(), why: textSchema.nullable() })),
    /** Files it is known to write, relative to the project with `/` where they are in it. */
    writes: z.array(z.string()),
    /** Files and folders it is known to delete, named likewise; none of them is in `writes`. */
    deletes: z.array(z.string()).default([]),
    /** For git commands that discard: what git says would be lost, a line a file. */
    discardedChanges: z.string().nullable(),
    /** Absent in chats of earlier versions. */
    sandbox: sandboxUseSchema.optional(),
  }),
  z.object({
    kind: z.literal('memory'),
    /** As the list item would hold it. */
    fact: z.string(),
    /** Null: the person says where. */
    scope: memoryScopeSchema.nullable(),
    /** Those it can go to: all of them as long as none was chosen. */
    places: z.array(
      z.object({
        scope: memoryScopeSchema,
        /** Absolute. */
        path: z.string(),
        fileName: z.string(),
        /** What would change, as a unified diff; cut at 20,000 characters. */
        patch: z.string(),
        /** Why it cannot be remembered there; null: it can. */
        problem: textSchema.nullable(),
      }),
    ),
  }),
  /** A call of a tool that a server runs. */
  z.object({
    kind: z.literal('remote'),
    /** Its alias. */
    server: z.string(),
    /** As the server calls it. */
    tool: z.string(),
    title: z.string(),
    /** What it says of itself; nothing follows from it. */
    says: z.array(z.enum(['read-only', 'destructive', 'idempotent', 'open-world'])),
    /** The first 2,000 characters of its arguments. */
    input: z.string(),
    /** It is another than a rule allowed: what it was (null: not known any more) and what changed, as a unified diff. */
    changed: z.object({ patch: z.string().nullable() }).nullable(),
    pin: z.string(),
  }),
  /** A call with no change to show: a rule asks about it, or it came three times. */
  z.object({
    kind: z.literal('call'),
    tool: z.string(),
    /** The first 2,000 characters of its arguments. */
    input: z.string(),
    /** The programs it starts, each a line as a shell would read it; each reads what the one before it prints. */
    programs: z.array(z.string()).optional(),
    /** Where these run, and what is opened to them in the sandbox. Absent in chats of earlier versions. */
    sandbox: sandboxUseSchema.optional(),
    opened: z.object({ hosts: z.array(z.string()), folders: z.array(z.string()) }).optional(),
  }),
  /** What the model would do, in markdown. */
  z.object({ kind: z.literal('plan'), plan: z.string() }),
  /** A question back: the answer itself is what is asked for. */
  z.object({
    kind: z.literal('question'),
    question: z.string(),
    /** Each label once. */
    choices: z.array(z.object({ label: z.string(), description: z.string().optional() })),
    /** Several may be chosen. */
    multiple: z.boolean(),
  }),
  /** A call that asks another machine for something. */
  z.object({
    kind: z.literal('url'),
    /** As it is asked for, whole. */
    url: z.string(),
    /** As the system is asked for it: letters beyond ASCII as punycode. */
    host: z.string(),
    port: z.number(),
    isSecure: z.boolean(),
    /** The host in the letters it stands for, where it does not stand for itself. */
    looksLike: z.string().nullable(),
    /** As the model gave it, where that is another. */
    given: z.string().nullable(),
    /** What the machine is told beside the address. */
    sent: z.string().nullable(),
    /** What is to be found out about the answer. */
    asked: z.string().nullable(),
  }),
  /** A command in the sandbox connects to a host. */
  z.object({
    kind: z.literal('network'),
    /** As the command names it, but for spellings of one address; letters beyond ASCII as punycode. */
    host: z.string(),
    port: z.number(),
    /** The host in the letters it stands for, where it does not stand for itself. */
    looksLike: z.string().nullable(),
    /** The command that does. */
    command: z.string(),
  }),
  /** A form of a server: what is put into it is what is asked for. */
  z.object({ kind: z.literal('form'), form: formSchema }),
]);
export type Subject = z.infer<typeof subjectSchema>;

export const questionSchema = z.object({
  subject: subjectSchema,
  /** SHA-256 of everything the person is shown; a decision must carry it. */
  hash: z.string(),
  /** Why this asks, e.g. "the mode is Ask" or ".env is a protected file". */
  why: textSchema,
  /** It is on the list of what asks every time, in every mode: shown as dangerous, and the answer names the deed. */
  danger: z.boolean().default(false),
  /** It asks every time too, though nothing is lost by it: it brings what nobody has seen. */
  caution: z.literal(true).optional(),
  /** The rules that "Always…" offers, narrowest first; empty when the call asks every time. */
  always: z.array(z.object({ tool: z.string(), match: z.string().optional() })),
  /** Set when the file moved on so that the proposal no longer applies: accepting is off. */
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
/** For a fact of which nobody said where it is to be remembered. */
const chosenScope = { scope: memoryScopeSchema.optional() };

/** Of a change to a file: what is said of its lines. */
const commented = { comments: z.array(lineCommentSchema).max(10_000).optional() };
/** … and the verdicts on its hunks, which the content holds already; one that is not named is accepted. */
const reviewed = { hunks: z.array(hunkVerdictSchema).max(100_000).optional(), ...commented };

/** Accepts an edit that comes later in the batch, as it was shown: `diff` is `EditAhead['diff']`. */
export const grantSchema = z.object({ callId: z.string(), diff: z.string() });
export type Grant = z.infer<typeof grantSchema>;
/** Later edits of the batch that are accepted with this one. */
const granting = { grants: z.array(grantSchema).max(1_000).optional() };

export const decisionSchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('accept'), ...commented, ...chosenScope, ...granting }),
  /** `content`: the whole text as it shall be, the whole command, or the fact. */
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
    /** The right-hand side, the command or the fact, if the person changed it as well. */
    content: z.string().optional(),
    ...reviewed,
    ...chosenScope,
  }),
  z.object({ answer: z.literal('reject'), reason: z.string().optional(), ...commented }),
  z.object({ answer: z.literal('reject-and-stop'), reason: z.string().optional(), ...commented }),
  /** Only for a stale question: give it up, or give it up and have the model read the file again first. */
  z.object({ answer: z.literal('give-up-stale'), readAgain: z.boolean() }),
  /** Only for a plan: to go, in which mode, or what is to be planned anew. */
  z.object({ answer: z.literal('plan'), choice: planChoiceSchema, comments: z.array(planCommentSchema) }),
  /** Only for a question back: the labels chosen, the person's own words, or both. */
  z.object({ answer: z.literal('answer'), choices: z.array(z.string()), text: z.string().trim() }),
  /** Only for a form. `values` counts where it is accepted. */
  z.object({ answer: z.literal('form'), action: formActionSchema, values: formValuesSchema }),
]);
export type Decision = z.infer<typeof decisionSchema>;
