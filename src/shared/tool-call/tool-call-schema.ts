import { z } from 'zod';
import {
  allowanceSchema,
  planChoiceSchema,
  planCommentSchema,
  questionSchema,
  refusalSchema,
} from '../approval/approval-schema';
import { reviewSchema } from '../hunks/review-schema';
import { textSchema } from '../texts/text-schema';

// A call of the model to a tool: a union of phases and the table of moves between them.

/** How a result is shown to a person. */
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
    /** The last 10,000 characters, ANSI codes kept. */
    text: textSchema,
    /** While it is on the list of terminals. */
    terminalId: z.string().nullable(),
    /** Exit codes besides 0 by which it does not fail. */
    benignExitCodes: z.array(z.number()).optional(),
    /** What the sandbox stopped; absent where it ran without, or in chats of earlier versions. */
    sandbox: z
      .object({
        /** `host:port`. */
        refused: z.array(z.string()),
        /** Absolute paths. */
        unwritable: z.array(z.string()),
        /** Protected names of the project that it made. */
        appeared: z.array(z.string()),
        /** Names of the project from which git would have run programs, before they were renamed. */
        putAside: z.array(z.string()).optional(),
        /** It wanted the person's keys of SSH. */
        keys: z.boolean().optional(),
      })
      .optional(),
    /** Why it never ran, or how its end was missed. */
    error: textSchema.optional(),
  }),
  /** What a person decided on a plan. */
  z.object({
    kind: z.literal('plan'),
    plan: z.string(),
    choice: planChoiceSchema,
    comments: z.array(planCommentSchema),
  }),
  /** What a person answered when they were asked back. */
  z.object({
    kind: z.literal('answer'),
    question: z.string(),
    choices: z.array(z.string()),
    text: z.string(),
  }),
  /** What a sub-agent answered, as markdown, and what that took. */
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
    /** Markdown, cut at 20,000 characters; null: nobody answered, and the model was given the content itself. */
    answer: z.string().nullable(),
  }),
  /** What a tool of a server gave back: what it said, cut at 10,000 characters, and what can be seen, heard, followed. */
  z.object({
    kind: z.literal('remote-result'),
    text: z.string(),
    /** Pictures and sound, each a file of ours; `chat.media` brings what is in it. */
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
  /** The first 2,000 characters of what the model was told; the whole is fetched with `chat.call`. */
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
  z.object({ phase: z.literal('done'), allowance: allowanceSchema, ...outcome }),
  /** `refusal`: it did not run, by whose word; absent when it was tried. */
  z.object({ phase: z.literal('failed'), refusal: refusalSchema.optional(), ...outcome }),
  z.object({ phase: z.literal('rejected'), reason: z.string().nullable(), ...outcome }),
  z.object({
    phase: z.literal('cancelled'),
    /** `interrupted`: while it ran; `closed`: it never began. */
    why: z.enum(['stopped', 'interrupted', 'closed', 'skipped', 'superseded']),
    ...outcome,
  }),
]);
export type CallPhase = z.infer<typeof callPhaseSchema>;
export type CallState = CallPhase['phase'];
export type FinishedPhase = Extract<CallPhase, { durationMs: number }>;

/** What the snapshots around a call say that it changed. */
export const callEffectsSchema = z.object({
  files: z.number(),
  /** Lines of all files together. */
  added: z.number(),
  removed: z.number(),
  /** The first of the files, relative to the project. */
  names: z.array(z.string()),
  /** Not covered: too large, not readable, or with a name that is no UTF-8, which is shown. */
  leftOut: z.array(z.string()),
  /** Ignored by git: undo covers none of them. Folders end with `/`. */
  ignored: z.array(z.string()).optional(),
  /** Why it is not known, or cannot be taken back. */
  unknown: textSchema.optional(),
});
export type CallEffects = z.infer<typeof callEffectsSchema>;

export const toolCallSchema = z.object({
  /** Ours, unique in the chat. */
  id: z.string(),
  messageId: z.string(),
  tool: z.string(),
  /** The tool's, or its name where there is no such tool. */
  displayName: textSchema,
  /** One line a person understands: `describe(input)`, our text or the model's words. */
  title: textSchema,
  /** The first 2,000 characters of the arguments; the whole is fetched with `chat.call`. */
  inputPreview: z.string(),
  phase: callPhaseSchema,
  /** What the person decided on the parts of its change and said of its lines. */
  review: reviewSchema.optional(),
  /** The running call that handed it in; absent: the model did. */
  parentId: z.string().optional(),
  /** Whose it is, of those that work for the model: the name of a sub-agent. */
  label: z.string().optional(),
  /** The model wrote it as text, and it was read as a call. */
  fromText: z.literal(true).optional(),
  /** Those it handed in itself, in their order. Absent while there are none; the reducer keeps them. */
  childIds: z.array(z.string()).optional(),
  /** The person accepted it, as it was to be expected, together with an earlier call of its batch: `EditAhead['diff']`. */
  granted: z.string().optional(),
  /** Absent while nothing is known of any. */
  effects: callEffectsSchema.optional(),
});
export type ToolCall = z.infer<typeof toolCallSchema>;
