import { z } from 'zod';
import { priceSchema } from '../cost/price-schema';
import { modelFactsSchema } from '../models/model-facts-schema';
import { protocolNames } from '../models/protocol-names';
import { languages } from '../texts/language';
import { webSettingsSchema } from './web-settings-schema';

// `settings.json` of the user's data folder. Every key has a default, so that an empty file works.

/** Whether it has the form `https://user:password@host`. Pilotfish sends no request to such an address. */
export function namesUser(url: string): boolean {
  return /^\s*[a-z]+:[/\\]*[^/\\?#]*@/i.test(url);
}

const tokens = z.number().int().positive();
/** A timer supports at most 24 days. */
const seconds = z.number().positive().max(86_400);

/** Settings of one model, or of those with names that match a glob. They take precedence over the provider's own. */
const modelSettingsSchema = modelFactsSchema.omit({ efforts: true, refusedEfforts: true }).extend({
  /** The reasoning effort, by a name that its server knows. */
  effort: z.string().optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  /** Added to each request as it is. */
  body: z.record(z.string(), z.unknown()).optional(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

export const providerSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and dashes'),
  name: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).refine((url) => !namesUser(url), {
    error:
      'Pilotfish ignores a name or password in the address. Enter it as the key or as an Authorization header instead',
  }),
  /** Absent: by the address, else chat completions. */
  protocol: z.enum(protocolNames).optional(),
  /** The model of a new chat. */
  model: z.string(),
  /** For requests besides a chat (titles, summaries of output, questions about a file); absent: the chat's model. */
  smallModel: z.string().optional(),
  /** By the names of models, or globs over them. */
  models: z.record(z.string(), modelSettingsSchema).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Parameters of each address, e.g. the version of an API. */
  query: z.record(z.string(), z.string()).optional(),
  /**
   * A command that prints the key, instead of a stored key. Words without a shell; words with a space are in double
   * quotes.
   */
  keyCommand: z.string().trim().min(1).max(4096).optional(),
  /** In seconds: until its answer begins, and between two pieces of it. Absent: by its address. */
  timeouts: z.object({ firstByte: seconds.optional(), betweenBytes: seconds.optional() }).optional(),
  /** Maximum tokens of the model's context; absent: a known model's own value, else 128,000. */
  contextWindow: z.number().int().positive().optional(),
  /** By the names of models. */
  prices: z.record(z.string(), priceSchema).optional(),
  /** Absent, here and below: the known fact about the model. */
  images: z.boolean().optional(),
  /** Accepts PDF files as they are; otherwise it gets their text. */
  files: z.boolean().optional(),
  tools: z.boolean().optional(),
});
export type Provider = z.infer<typeof providerSchema>;

/** Limits of usage, including sub-agents and requests besides chats; absent: unlimited. */
const budgetSchema = z.object({
  tokens: tokens.optional(),
  /** In the currency of the prices; in dollars if the service reports its charges. */
  money: z.number().min(0.01).optional(),
});

const executable = z.string().trim().max(4096).default('');

/** Tools from a command; `''`: none. Each value is one executable, started without a shell. */
const commandsOfToolsSchema = z.object({ discoveryCommand: executable, callCommand: executable });

/** The name of a tool or a group in `@{name}`. */
export const toolNamePattern = /^[A-Za-z0-9_-]{1,64}$/;

export const toolGroupSchema = z.object({
  /** Names of tools. Missing tools are ignored. */
  tools: z.array(z.string()),
  description: z.string().default(''),
  /** Part of the system prompt while the group is on. */
  systemPrompt: z.string().optional(),
  /** It replaces the application's own system prompt. */
  replaceSystemPrompt: z.boolean().default(false),
  /** It appears as one entry instead of its tools. */
  collapse: z.boolean().default(true),
  /** Turning it on turns everything else off. */
  only: z.boolean().default(false),
});
export type ToolGroupSetting = z.infer<typeof toolGroupSchema>;

const toolGroupsSchema = z.record(
  z.string().regex(toolNamePattern, 'letters, digits, _ and -, at most 64'),
  toolGroupSchema,
);

/** In pixels. */
const fontSize = z.number().min(8).max(40).default(12.5);

export const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  language: z.enum(['system', ...languages]).default('system'),
  providers: z.array(providerSchema).default([]),
  /** A provider's id, `demo` for the built-in demo model, or null before the first choice. */
  activeProvider: z.string().nullable().default(null),
  defaultMode: z.enum(['plan', 'ask', 'accept-edits']).default('ask'),
  /** The effect of Enter while the model works: the message waits for the next request, or interrupts. */
  chat: z.object({ enterWhileWorking: z.enum(['queue', 'steer']).default('queue') }).prefault({}),
  /** Whether the model proposes titles for chats that the user has not named. */
  chats: z.object({ titles: z.boolean().default(true) }).prefault({}),
  budget: z.object({ turn: budgetSchema.prefault({}), day: budgetSchema.prefault({}) }).prefault({}),
  /** Limits of each sub-agent; its definition may set others. */
  subAgents: z
    .object({
      rounds: z.number().int().positive().max(100).default(100),
      /** The limit of its model's working time. */
      minutes: z.number().int().positive().default(60),
      tokens: tokens.optional(),
    })
    .prefault({}),
  correction: z.object({ model: z.boolean().default(true) }).prefault({}),
  /** Whether the model gets the new problems of its changes. */
  diagnostics: z.object({ tellModel: z.boolean().default(true) }).prefault({}),
  /** Display of changes. Side by side applies only if there is enough room. */
  diff: z
    .object({
      view: z.enum(['side-by-side', 'inline']).default('side-by-side'),
      /** For code. Side by side, each side has room for half of a line. */
      wrap: z.boolean().default(true),
      /** For prose, because its lines are as long as its paragraphs. */
      wrapProse: z.boolean().default(true),
      /** Whether changes of only trailing white space are visible. */
      whitespace: z.boolean().default(true),
    })
    .prefault({}),
  summarizeToolOutput: z
    .object({
      /** The model summarises an output of more tokens. Absent: outputs stay as they are. */
      run_shell_command: z.object({ tokenBudget: z.number().int().positive().optional() }).prefault({}),
    })
    .prefault({}),
  /** Limits of stored contents for undo, and of snapshots around commands. */
  changes: z
    .object({
      keepDays: z.number().int().positive().default(60),
      /** The limit for each project. */
      keepMegabytes: z.number().int().positive().default(2048),
      /** Larger files are left out of snapshots. */
      largestMegabytes: z.number().int().positive().default(20),
      /** A project with more files gets no snapshots. */
      mostFiles: z.number().int().positive().default(200_000),
    })
    .prefault({}),
  /** The display of git-ignored files in the tree. */
  tree: z.object({ ignored: z.enum(['dimmed', 'hidden']).default('dimmed') }).prefault({}),
  editor: z
    .object({
      fontSize,
      wordWrap: z.enum(['off', 'on']).default('off'),
      /** For a file with undetectable indentation. */
      tabSize: z.number().int().min(1).max(16).default(4),
      lineNumbers: z.enum(['on', 'off', 'relative']).default('on'),
      renderWhitespace: z.enum(['none', 'selection', 'trailing', 'boundary', 'all']).default('selection'),
      minimap: z.boolean().default(false),
      /**
       * The command that opens a file in the user's own editor. Words without a shell; words with a space are in double
       * quotes.
       */
      command: z.string().max(4096).default('code -g {path}:{line}'),
    })
    .prefault({}),
  terminal: z.object({ fontSize }).prefault({}),
  /** Whether commands run in the system's sandbox: if it is available, only in it, or never in it. */
  sandbox: z.enum(['auto', 'require', 'off']).default('auto'),
  /** Variables in the environment of every command of the model. */
  commands: z.object({ environment: z.record(z.string(), z.string()).default({}) }).prefault({}),
  /** Whether Pilotfish asks registries about packages that a command would add. */
  packages: z.object({ lookUp: z.boolean().default(true) }).prefault({}),
  memory: z
    .object({
      fileNames: z
        .array(z.string().regex(/^[^/\\]+$/, 'a file name without a folder'))
        .min(1)
        .default(['AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md']),
      /** Instructions for other programs, in projects without `AGENTS.md`. */
      others: z
        .object({ copilot: z.boolean().default(true), cursor: z.boolean().default(true) })
        .prefault({}),
    })
    .prefault({}),
  tools: commandsOfToolsSchema.prefault({}),
  /** Events that call the user's attention while another window is in front. */
  notifications: z
    .object({
      waiting: z.boolean().default(true),
      finished: z.boolean().default(true),
      failed: z.boolean().default(true),
      sound: z.boolean().default(false),
    })
    .prefault({}),
  /** The global shortcut of the small window, in Electron's notation; `''`: none. */
  quickAsk: z.object({ shortcut: z.string().trim().max(100).default('') }).prefault({}),
  /** Only for the desktop. */
  desktop: z
    .object({
      closeToTray: z.boolean().default(false),
      /** A Mac has one built in and ignores this. Other systems download dictionaries. */
      spellCheck: z.boolean().default(false),
      /** The machine does not sleep while a turn runs. */
      keepAwake: z.boolean().default(true),
    })
    .prefault({}),
  /** The address that Pilotfish asks once a day for a newer version; `''` turns this off. */
  updates: z
    .object({
      address: z
        .string()
        .trim()
        .max(2048)
        .regex(/^(?:https?:\/\/\S+)?$/, 'it must be an address that begins with http:// or https://')
        .default(''),
    })
    .prefault({}),
  toolGroups: toolGroupsSchema.default({}),
  web: webSettingsSchema.prefault({}),
  /** By alias, as they are written; each is parsed separately (`mcp/config`). */
  mcpServers: z.record(z.string(), z.unknown()).default({}),
  /** Programs at events of a chat, by event; `main/hooks/read-hooks.ts` reads them. */
  hooks: z.record(z.string(), z.unknown()).default({}),
  /** The command line of a server with the name `mcp`. */
  mcp: z.object({ mcpServerCommand: z.string().optional() }).prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;
