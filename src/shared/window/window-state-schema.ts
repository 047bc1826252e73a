import { z } from 'zod';
import { longestText } from '../base/longest-text';
import { shownChangesSchema } from '../changes/shown-changes-schema';
import { emptySearch } from '../search/empty-search';
import { textQuerySchema } from '../search/text-query-schema';

// The state and typed texts of a window, which the main process stores for each project. A part that does not parse
// counts as absent; the rest stays valid.

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

/** The typed query and replacement. */
const searchSchema = z.object({
  query: textQuerySchema,
  replacement: textQuerySchema.shape.pattern,
  /** Whether the fields for the replacement and for globs are visible. */
  replaces: z.boolean(),
  filters: z.boolean(),
});

/** From 1. `top` is the first visible line. */
const filePlaceSchema = z.object({
  line: z.int().positive(),
  column: z.int().positive(),
  top: z.int().positive(),
});

/** A column of the editor area. */
const columnShape = {
  tabs: listOf(tabSchema, 500),
  activeTab: z.string().nullable().catch(null),
  /** The tab that the next previewed file replaces. */
  previewTab: z.string().nullable().catch(null),
  /** Tabs before all others. */
  pinnedTabs: listOf(z.string(), 500),
};

/** A window's own layout. Each window of a project has its own. */
export const layoutSchema = z.object({
  page: z.enum(['work', 'settings', 'inbox', 'history']).catch('work'),
  chatId: z.string().nullable().catch(null),
  /** The tabs are those of the active column. */
  ...columnShape,
  otherColumn: z.object(columnShape).nullable().catch(null),
  activeColumn: z.enum(['left', 'right']).catch('left'),
  expandedFolders: listOf(z.string(), 5000),
  /** The user's position in the file of each tab, by its path. */
  places: recordOf(filePlaceSchema),
  /** The later edit that the review of a waiting edit shows, by the `callKeyOf` of the waiting call. */
  lookedAt: recordOf(z.string()),
  /** Commands that were run from the palette, the last first. */
  recentCommands: listOf(z.string(), 20),
  /** Of each group of panels, by the group's name: in percent; the columns of a narrow window in pixels. */
  sizes: z.record(z.string(), z.record(z.string(), z.number())).catch({}),
  /** The content of the column beside the editor area. */
  side: z.enum(['files', 'search', 'problems']).catch('files'),
  search: searchSchema.catch(emptySearch),
  terminals: terminalsSchema.catch(terminalsSchema.parse({})),
  /** The content of the tab of changes. */
  changes: shownChangesSchema.nullable().catch(null),
});
export type WindowLayout = z.infer<typeof layoutSchema>;

const draftSchema = z.object({ text: z.string().max(longestText), at: z.number() });
/** `by`: the window of the typing. `beside`: the drafts of other windows for the same chat. */
const ownDraftSchema = draftSchema.extend({ by: z.string().optional() });
const chatDraftSchema = ownDraftSchema.extend({ beside: listOf(ownDraftSchema, 20).optional() });
export type ChatDraft = z.infer<typeof chatDraftSchema>;

const editSchema = draftSchema.extend({ hash: z.string() });
/** `by`: the window of the typing. */
const ownEditSchema = editSchema.extend({ by: z.string().optional() });
/** A stored edit, as a window gets it. */
export type StoredEdit = z.infer<typeof editSchema>;

const unsavedSchema = draftSchema.extend({ hash: z.string().nullable(), encoding: z.string() });
const ownUnsavedSchema = unsavedSchema.extend({ by: z.string().optional() });
/** `beside`: the texts of other windows for the same file. */
const fileUnsavedSchema = ownUnsavedSchema.extend({ beside: listOf(ownUnsavedSchema, 20).optional() });
export type FileUnsaved = z.infer<typeof fileUnsavedSchema>;
/** A stored text of a file, as a window gets it. */
export type StoredUnsaved = z.infer<typeof unsavedSchema>;

export const windowStateSchema = z.object({
  /** Null: this project never had a window. */
  layout: layoutSchema.nullable().catch(null),
  /** Unsent text of each composer, by chat. `at` is the time of storing. */
  drafts: recordOf(chatDraftSchema),
  /** The last version of a waiting proposal that the user typed, by call. */
  edits: recordOf(ownEditSchema),
  /** Versions that the text of another window replaced in `edits`, by the window and the call. */
  replaced: recordOf(recordOf(ownEditSchema)),
  /** The user's unsaved version of a file, by its path, with the hash of the original. */
  unsaved: recordOf(fileUnsavedSchema),
});
export type WindowState = z.infer<typeof windowStateSchema>;

/** The edits for a window, and second versions of them, which the user can choose instead. */
export type EditVersions = {
  readonly edits: Readonly<Record<string, StoredEdit>>;
  readonly others: Readonly<Record<string, StoredEdit>>;
};

/** The state for one window. */
export type WindowView = Pick<WindowState, 'layout' | 'drafts'> & {
  readonly edits: EditVersions['edits'];
  readonly unsaved: Readonly<Record<string, StoredUnsaved>>;
  /** Second versions, by the same keys. */
  readonly others: {
    readonly edits: EditVersions['others'];
    readonly unsaved: Readonly<Record<string, StoredUnsaved>>;
  };
};

const typedEdits = z.record(z.string(), editSchema.pick({ text: true, hash: true }).nullable()).optional();
const typedUnsaved = z.record(z.string(), unsavedSchema.omit({ at: true }).nullable()).optional();

/** The changed parts. An empty draft, and null for an edit or unsaved text, delete the stored one. */
export const windowPartsSchema = z.object({
  layout: layoutSchema.optional(),
  drafts: z.record(z.string(), z.string().max(longestText)).optional(),
  edits: typedEdits,
  unsaved: typedUnsaved,
  /** The window's second versions of these edits and files. */
  others: z.object({ edits: typedEdits, unsaved: typedUnsaved }).optional(),
  /** The stored version that the window's edit continues, by call: its time. */
  seen: z.record(z.string(), z.number()).optional(),
  /** Files whose unsaved text has become longer than `longestText`, so it is not stored. */
  tooLong: z.array(z.string().max(4096)).max(100).optional(),
});
export type WindowParts = z.infer<typeof windowPartsSchema>;

/** The entries that parse, at most `most`. */
function listOf<Entry extends z.ZodType>(entry: Entry, most: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((value) => parsed(entry, value)).slice(0, most));
}

/** The entries that parse, by their keys. */
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
