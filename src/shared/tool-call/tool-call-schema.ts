import { z } from 'zod';
import {
  allowanceSchema,
  planChoiceSchema,
  planCommentSchema,
  questionSchema,
  refusalSchema,
} from '../approval/approval-schema';
import { grantVerdictSchema } from '../approval/grant-schema';
import { hookRunSchema } from '../hooks/hooks-schema';
import { reviewSchema } from '../hunks/review-schema';
import { proposalProblemsSchema } from '../problems/problems-schema';
import { textSchema } from '../texts/text-schema';

// A call of the model to a tool: its phases and its other data.

/** The display of a result for the user. */
export const displaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: textSchema }),
  z.object({ kind: z.literal('markdown'), text: z.string() }),
  z.object({
    kind: z.literal('file-diff'),
    relativePath: z.string(),
    /** Unified diff, cut at 20,000 characters. */
    patch: z.string(),
    added: z.number(),
    removed: z.number(),
  }),
  z.object({
    kind: z.literal('command-output'),
    exitCode: z.number().nullable(),
    signal: z.string().nullable(),
    /** The last 10,000 characters, with ANSI codes. */
    text: textSchema,
    /** Set while it is in the list of terminals. */
    terminalId: z.string().nullable(),
    /** Exit codes besides 0 that mean success. */
    benignExitCodes: z.array(z.number()).optional(),
    /** The blocks of the sandbox; absent if it ran without one, or in chats of earlier versions. */
    sandbox: z
      .object({
        /** `host:port`. */
        refused: z.array(z.string()),
        /** Absolute paths. */
        unwritable: z.array(z.string()),
        /** Protected names of the project that it created. */
        appeared: z.array(z.string()),
        /** Names of the project from which git would have run programs, before they were renamed. */
        putAside: z.array(z.string()).optional(),
        /** Some files in folders of packages that it changed, and that are also files outside of the project. */
        changedElsewhere: z.array(z.string()).optional(),
        /** It tried to use the user's SSH keys. */
        keys: z.boolean().optional(),
      })
      .optional(),
    /** Why it never ran, or why its end was missed. */
    error: textSchema.optional(),
    /** The user ended it. */
    stopped: z.literal(true).optional(),
  }),
  /** The user's decision on a plan. */
  z.object({
    kind: z.literal('plan'),
    plan: z.string(),
    choice: planChoiceSchema,
    comments: z.array(planCommentSchema),
  }),
  /** The user's answer to a question of the model. */
  z.object({
    kind: z.literal('answer'),
    question: z.string(),
    choices: z.array(z.string()),
    text: z.string(),
  }),
  /** The answer of a sub-agent, as markdown, and its usage. */
  z.object({ kind: z.literal('agent'), text: z.string(), tokens: z.number(), calls: z.number() }),
  z.object({ kind: z.literal('todo-list'), done: z.number(), total: z.number() }),
  z.object({
    kind: z.literal('search-hits'),
    total: z.number(),
    files: z.array(
      z.object({ path: z.string(), hits: z.array(z.object({ line: z.number(), text: z.string() })) }),
    ),
  }),
  z.object({
    kind: z.literal('web-page'),
    url: z.string(),
    title: z.string(),
    prompt: z.string(),
    /** Markdown, cut at 20,000 characters; null: the answer is missing, and the model got the content itself. */
    answer: z.string().nullable(),
  }),
  /** The result of a server's tool: its text, cut at 10,000 characters, and its pictures, sounds and links. */
  z.object({
    kind: z.literal('remote-result'),
    text: z.string(),
    /** Pictures and sound, each stored in a file of Pilotfish; `chat.media` fetches the content. */
    media: z.array(z.object({ mimeType: z.string(), bytes: z.number(), path: z.string() })),
    links: z.array(z.object({ uri: z.string(), name: z.string(), description: z.string() })),
  }),
  z.object({
    kind: z.literal('web-search'),
    query: z.string(),
    answer: z.string(),
    results: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
]);
export type Display = z.infer<typeof displaySchema>;

const outcome = {
  durationMs: z.number(),
  display: displaySchema,
  /** The first 2,000 characters of the model's result; `chat.call` fetches the whole. */
  preview: z.string(),
};

export const callPhaseSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('queued') }),
  z.object({ phase: z.literal('waiting'), question: questionSchema, since: z.number() }),
  z.object({
    phase: z.literal('running'),
    startedAt: z.number(),
    allowance: allowanceSchema,
    progress: textSchema,
  }),
  z.object({
    phase: z.literal('done'),
    allowance: allowanceSchema,
    /** Nested memory files that the model got with the result, relative to the project. */
    instructions: z.array(z.string()).optional(),
    ...outcome,
  }),
  /** `refusal`: why it was refused without running; absent if it ran. */
  z.object({ phase: z.literal('failed'), refusal: refusalSchema.optional(), ...outcome }),
  z.object({
    phase: z.literal('rejected'),
    reason: z.string().nullable(),
    /** The user left it out before its turn, together with an earlier call of its batch. */
    leftOut: z.literal(true).optional(),
    ...outcome,
  }),
  z.object({
    phase: z.literal('cancelled'),
    /**
     * `interrupted`: while it ran; `closed`: before it began; `skipped`: the user rejected an earlier call; `stale`: the
     * model had to read the file of an earlier call again first.
     */
    why: z.enum(['stopped', 'interrupted', 'closed', 'skipped', 'stale', 'superseded']),
    ...outcome,
  }),
]);
export type CallPhase = z.infer<typeof callPhaseSchema>;
export type CallState = CallPhase['phase'];
export type FinishedPhase = Extract<CallPhase, { durationMs: number }>;

/** The changes of a call, from the snapshots around it. */
export const callEffectsSchema = z.object({
  files: z.number(),
  /** Lines of all files together. */
  added: z.number(),
  removed: z.number(),
  /** The first of the files, relative to the project. */
  names: z.array(z.string()),
  /** Files that are not covered: too large, unreadable, or with an invalid UTF-8 name, which is made visible. */
  leftOut: z.array(z.string()),
  /** Ignored by git, so undo does not cover them. Folders end with `/`. */
  ignored: z.array(z.string()).optional(),
  /** Why the changes are unknown, or why undo is impossible. */
  unknown: textSchema.optional(),
});
export type CallEffects = z.infer<typeof callEffectsSchema>;

export const toolCallSchema = z.object({
  /** Assigned by Pilotfish, unique in the chat. */
  id: z.string(),
  messageId: z.string(),
  tool: z.string(),
  /** The tool's name for display, or the plain name of an unknown tool. */
  displayName: textSchema,
  /** One line for the user: `describe(input)`, a text of Pilotfish or of the model. */
  title: textSchema,
  /** The first 2,000 characters of the arguments; `chat.call` fetches the whole. */
  inputPreview: z.string(),
  phase: callPhaseSchema,
  /** The user's verdicts on the parts of its change and comments on its lines. */
  review: reviewSchema.optional(),
  /** The running parent call; absent: the model made the call. */
  parentId: z.string().optional(),
  /** The name of the sub-agent that made the call. */
  label: z.string().optional(),
  /** The model wrote it as text, and Pilotfish read it as a call. */
  fromText: z.literal(true).optional(),
  /** Its nested calls, in order. Absent before the first one; the reducer maintains them. */
  childIds: z.array(z.string()).optional(),
  /**
   * The user decided on it in advance, together with an earlier call of its batch, for exactly this `EditAhead['diff']`.
   * `verdict` absent: accepted as proposed and without comments.
   */
  granted: z.object({ diff: z.string(), verdict: grantVerdictSchema.optional() }).optional(),
  /** The problems of its proposal while it waits. Absent if no language server serves the file. Never in a chat's file. */
  problems: proposalProblemsSchema.optional(),
  /** Absent while its changes are unknown. */
  effects: callEffectsSchema.optional(),
  /** The hooks that ran for it, in order. Absent before the first one. */
  hooks: z.array(hookRunSchema).optional(),
});
export type ToolCall = z.infer<typeof toolCallSchema>;
