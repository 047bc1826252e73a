import { z } from 'zod';
import { longestText } from '../base/longest-text';
import { shownChangesSchema } from '../changes/shown-changes-schema';
import { emptySearch } from '../search/empty-search';
import { textQuerySchema } from '../search/text-query-schema';

// What a window shows and what a person typed into it, as main keeps it for each project. Whatever does not parse is
// as if it had never been kept: the rest holds.

/** A tab of the editor area. */
const tabSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), id: z.string(), path: z.string() }),
  z.object({
    kind: z.literal('proposal'),
    id: z.string(),
    chatId: z.string(),
    callId: z.string(),
    path: z.string(),
  }),
  z.object({ kind: z.literal('changes'), id: z.literal('changes'), path: z.literal('') }),
]);

const terminalsSchema = z.object({
  shown: z.boolean().nullable().catch(null),
  maximised: z.boolean().catch(false),
  active: z.string().nullable().catch(null),
  groups: z.array(z.array(z.string())).catch([]),
  command: z.string().nullable().catch(null),
  takenOver: z.array(z.string()).catch([]),
  heard: z.record(z.string(), z.number()).catch({}),
  screenReader: z.boolean().catch(false),
});

/** What was typed to search and to replace. */
const searchSchema = z.object({
  query: textQuerySchema,
  replacement: textQuerySchema.shape.pattern,
  /** Whether the field for the replacement, and those for globs, are shown. */
  replaces: z.boolean(),
  filters: z.boolean(),
});

/** From 1. `top` is the first line that is in sight. */
const filePlaceSchema = z.object({
  line: z.int().positive(),
  column: z.int().positive(),
  top: z.int().positive(),
});

/** A window's own arrangement. Another window of the same project has another one. */
export const layoutSchema = z.object({
  page: z.enum(['work', 'settings', 'inbox', 'history']).catch('work'),
  chatId: z.string().nullable().catch(null),
  tabs: listOf(tabSchema, 500),
  activeTab: z.string().nullable().catch(null),
  /** The tab that the next previewed file takes over. */
  previewTab: z.string().nullable().catch(null),
  /** Those that stand before all others. */
  pinnedTabs: listOf(z.string(), 500),
  expandedFolders: listOf(z.string(), 5000),
  /** Where the person was in the file of each tab, by its path. */
  places: recordOf(filePlaceSchema),
  /** Commands that were run from the palette, the last first. */
  recentCommands: listOf(z.string(), 20),
  /** Of each group of panels, by the group's name: in percent; the columns of a tight window in pixels. */
  sizes: z.record(z.string(), z.record(z.string(), z.number())).catch({}),
  /** What the column beside the editor area shows. */
  side: z.enum(['files', 'search']).catch('files'),
  search: searchSchema.catch(emptySearch),
  terminals: terminalsSchema.catch(terminalsSchema.parse({})),
  /** What the tab of changes shows. */
  changes: shownChangesSchema.nullable().catch(null),
});
export type WindowLayout = z.infer<typeof layoutSchema>;

const draftSchema = z.object({ text: z.string().max(longestText), at: z.number() });
/** `by`: the window that it was typed in. `beside`: what other windows hold for the same chat. */
const ownDraftSchema = draftSchema.extend({ by: z.string().optional() });
const chatDraftSchema = ownDraftSchema.extend({ beside: listOf(ownDraftSchema, 20).optional() });
export type ChatDraft = z.infer<typeof chatDraftSchema>;

const editSchema = draftSchema.extend({ hash: z.string() });
const unsavedSchema = draftSchema.extend({ hash: z.string().nullable(), encoding: z.string() });

export const windowStateSchema = z.object({
  /** Null: no window was ever open on this project. */
  layout: layoutSchema.nullable().catch(null),
  /** Unsent text of each composer, by chat. `at` is when it was kept. */
  drafts: recordOf(chatDraftSchema),
  /** What the person made of a waiting proposal, by call. */
  edits: recordOf(editSchema),
  /** What the person made of a file and did not save, by its path, with the hash of what it was made from. */
  unsaved: recordOf(unsavedSchema),
});
export type WindowState = z.infer<typeof windowStateSchema>;

/** The parts that changed. An empty draft, and an edit or unsaved text of null, is none any more. */
export const windowPartsSchema = z.object({
  layout: layoutSchema.optional(),
  drafts: z.record(z.string(), z.string().max(longestText)).optional(),
  edits: z.record(z.string(), editSchema.pick({ text: true, hash: true }).nullable()).optional(),
  unsaved: z.record(z.string(), unsavedSchema.omit({ at: true }).nullable()).optional(),
  /** Files whose unsaved text is longer than `longestText`, when they become so: it is not kept. */
  tooLong: z.array(z.string().max(4096)).max(100).optional(),
});
export type WindowParts = z.infer<typeof windowPartsSchema>;

/** Those that parse, at most `most`. */
function listOf<Entry extends z.ZodType>(entry: Entry, most: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((value) => parsed(entry, value)).slice(0, most));
}

/** Those that parse, by their keys. */
function recordOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .transform(
      (entries) =>
        Object.fromEntries(
          Object.entries(entries).flatMap(([key, value]) => parsed(entry, value).map((good) => [key, good])),
        ) as Record<string, z.infer<Entry>>,
    );
}

function parsed<Entry extends z.ZodType>(entry: Entry, value: unknown): z.infer<Entry>[] {
  const result = entry.safeParse(value);
  return result.success ? [result.data] : [];
}
