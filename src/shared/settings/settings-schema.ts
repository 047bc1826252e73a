import { z } from 'zod';
import { priceSchema } from '../cost/price-schema';
import { modelFactsSchema } from '../models/model-facts-schema';
import { protocolNames } from '../models/protocol-names';
import { languages } from '../texts/language';
import { webSettingsSchema } from './web-settings-schema';

// `settings.json` of the user's data folder. Every key has a default, so that an empty file works.

/** Whether it is of the form `https://user:password@host`. No request is made to such an address. */
export function namesUser(url: string): boolean {
  return /^\s*[a-z]+:[/\\]*[^/\\?#]*@/i.test(url);
}

const tokens = z.number().int().positive();
/** A timer takes no more than 24 days. */
const seconds = z.number().positive().max(86_400);

/** What is said of one model, or of those whose names match a glob; a provider's own say less. */
const modelSettingsSchema = modelFactsSchema.omit({ efforts: true, refusedEfforts: true }).extend({
  /** How much it is to think, in a word its server knows. */
  effort: z.string().optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  /** Goes into each request as it is. */
  body: z.record(z.string(), z.unknown()).optional(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

export const providerSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and dashes'),
  name: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).refine((url) => !namesUser(url), {
    error:
      'A name or password in the address is not sent. Take it out, and give it as the key or as an Authorization header',
  }),
  /** Absent: as its address says, and chat completions where that says nothing. */
  protocol: z.enum(protocolNames).optional(),
  /** The model a new chat uses. */
  model: z.string(),
  /** What is asked beside a chat (titles, summaries of output, questions about a file); absent: the chat's model. */
  smallModel: z.string().optional(),
  /** By the names of models, or globs over them. */
  models: z.record(z.string(), modelSettingsSchema).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Parameters that each address carries, e.g. the version of an API. */
  query: z.record(z.string(), z.string()).optional(),
  /** Prints the key, instead of a stored one: words, without a shell; those with a space in them in double quotes. */
  keyCommand: z.string().trim().min(1).max(4096).optional(),
  /** In seconds: until its answer begins, and between two pieces of it. Absent: as its address says. */
  timeouts: z.object({ firstByte: seconds.optional(), betweenBytes: seconds.optional() }).optional(),
  /** Tokens the model can take in all; a known model's own figure, else 128,000. */
  contextWindow: z.number().int().positive().optional(),
  /** By the names of models. */
  prices: z.record(z.string(), priceSchema).optional(),
  /** Absent, here and below: as is known of the model. */
  images: z.boolean().optional(),
  /** Takes PDF files as they are; otherwise it gets their text. */
  files: z.boolean().optional(),
  tools: z.boolean().optional(),
});
export type Provider = z.infer<typeof providerSchema>;

const { baseUrl, headers, query, keyCommand, protocol } = providerSchema.shape;
const typed = { headers: headers.unwrap().optional(), query, keyCommand, protocol };

/** What is stored for a provider goes to its stored address alone, and what is typed to the address typed with it. */
export const modelsQuerySchema = z.union([
  /** What is typed is used instead of what is stored. */
  z.object({ providerId: z.string(), ...typed }),
  z.object({ baseUrl, key: z.string().optional(), ...typed }),
]);
export type ModelsQuery = z.infer<typeof modelsQuerySchema>;

/** A connection test of what is typed: the address and key as for the list of models, and the rest of the form. */
export const connectionQuerySchema = z.object({
  of: modelsQuerySchema,
  provider: providerSchema
    .pick({ protocol: true, models: true, contextWindow: true, images: true, files: true, tools: true })
    .extend({ model: z.string().min(1) }),
});
export type ConnectionQuery = z.infer<typeof connectionQuerySchema>;

/** What may be spent, also by sub-agents and beside chats; absent: as much as it takes. */
const budgetSchema = z.object({
  tokens: tokens.optional(),
  /** In the currency of the prices; in dollars where the service says what it charges. */
  money: z.number().min(0.01).optional(),
});

const executable = z.string().trim().max(4096).default('');

/** Tools that a command brings; `''`: none does. Each is one executable, started without a shell. */
const commandsOfToolsSchema = z.object({ discoveryCommand: executable, callCommand: executable });

/** As a tool or a group is named in `@{name}`. */
export const toolNamePattern = /^[A-Za-z0-9_-]{1,64}$/;

export const toolGroupSchema = z.object({
  /** Names of tools; one that is not there is passed over. */
  tools: z.array(z.string()),
  description: z.string().default(''),
  /** What the system prompt says while the group is on. */
  systemPrompt: z.string().optional(),
  /** It stands in the place of what the application says of itself. */
  replaceSystemPrompt: z.boolean().default(false),
  /** It is shown as one, not as its tools. */
  collapse: z.boolean().default(true),
  /** Turned on, it takes the place of what was on before. */
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
  /** A provider's id, `demo` for the built-in demo model, or null: nothing chosen yet. */
  activeProvider: z.string().nullable().default(null),
  defaultMode: z.enum(['plan', 'ask', 'accept-edits']).default('ask'),
  /** What Enter does with a message while the model works: it waits for the next request, or interrupts. */
  chat: z.object({ enterWhileWorking: z.enum(['queue', 'steer']).default('queue') }).prefault({}),
  /** Whether the model is asked for the title of a chat that nobody named. */
  chats: z.object({ titles: z.boolean().default(true) }).prefault({}),
  budget: z.object({ turn: budgetSchema.prefault({}), day: budgetSchema.prefault({}) }).prefault({}),
  /** What each sub-agent may take; its definition may say otherwise. */
  subAgents: z
    .object({
      rounds: z.number().int().positive().max(100).default(100),
      /** Of its model's work. */
      minutes: z.number().int().positive().default(60),
      tokens: tokens.optional(),
    })
    .prefault({}),
  correction: z.object({ model: z.boolean().default(true) }).prefault({}),
  /** How changes are shown; side by side needs the room for it. */
  diff: z
    .object({
      view: z.enum(['side-by-side', 'inline']).default('side-by-side'),
      wrap: z.boolean().default(false),
      /** … of prose, whose lines are as long as its paragraphs. */
      wrapProse: z.boolean().default(true),
      /** Whether changes at the ends of lines of white space alone are shown. */
      whitespace: z.boolean().default(true),
    })
    .prefault({}),
  summarizeToolOutput: z
    .object({
      /** An output of more tokens is summarised by the model; unset, none is. */
      run_shell_command: z.object({ tokenBudget: z.number().int().positive().optional() }).prefault({}),
    })
    .prefault({}),
  /** What is kept so that changes can be taken back, and what snapshots around commands look at. */
  changes: z
    .object({
      keepDays: z.number().int().positive().default(60),
      /** Of each project. */
      keepMegabytes: z.number().int().positive().default(2048),
      /** Larger files are left out of snapshots. */
      largestMegabytes: z.number().int().positive().default(20),
      /** No snapshots of a project with more files than that. */
      mostFiles: z.number().int().positive().default(200_000),
    })
    .prefault({}),
  /** What git ignores in the tree of files. */
  tree: z.object({ ignored: z.enum(['dimmed', 'hidden']).default('dimmed') }).prefault({}),
  editor: z
    .object({
      fontSize,
      wordWrap: z.enum(['off', 'on']).default('off'),
      /** Of a file that does not tell it by itself. */
      tabSize: z.number().int().min(1).max(16).default(4),
      lineNumbers: z.enum(['on', 'off', 'relative']).default('on'),
      renderWhitespace: z.enum(['none', 'selection', 'trailing', 'boundary', 'all']).default('selection'),
      minimap: z.boolean().default(false),
      /** How a file is opened in the person's own editor: words, without a shell; those with a space in them in double quotes. */
      command: z.string().max(4096).default('code -g {path}:{line}'),
    })
    .prefault({}),
  terminal: z.object({ fontSize }).prefault({}),
  /** Whether commands run in the system's sandbox: where there is one, never without one, or never in one. */
  sandbox: z.enum(['auto', 'require', 'off']).default('auto'),
  /** Variables every command of the agent's finds in its environment. */
  commands: z.object({ environment: z.record(z.string(), z.string()).default({}) }).prefault({}),
  memory: z
    .object({
      fileNames: z
        .array(z.string().regex(/^[^/\\]+$/, 'a file name without a folder'))
        .min(1)
        .default(['AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md']),
    })
    .prefault({}),
  tools: commandsOfToolsSchema.prefault({}),
  /** When the person is called while they look elsewhere. */
  notifications: z
    .object({
      waiting: z.boolean().default(true),
      finished: z.boolean().default(true),
      failed: z.boolean().default(true),
      sound: z.boolean().default(false),
    })
    .prefault({}),
  /** The small window: what opens it wherever the keyboard is, as Electron writes keys; `''`: nothing does. */
  quickAsk: z
    .object({ shortcut: z.string().trim().max(100).default('CommandOrControl+Shift+Space') })
    .prefault({}),
  /** Of the desktop alone. */
  desktop: z
    .object({
      closeToTray: z.boolean().default(false),
      /** A Mac brings its own and checks without it; elsewhere dictionaries are downloaded. */
      spellCheck: z.boolean().default(false),
    })
    .prefault({}),
  /** Where it is asked once a day whether there is a newer version; `''`: nowhere. */
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
  /** By alias, as they are written: each is parsed by itself (`mcp/config`). */
  mcpServers: z.record(z.string(), z.unknown()).default({}),
  /** The command line of one that is called `mcp`. */
  mcp: z.object({ mcpServerCommand: z.string().optional() }).prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;

const {
  theme,
  language,
  activeProvider,
  chat,
  defaultMode,
  correction,
  desktop,
  diff,
  memory,
  notifications,
  quickAsk,
  tools,
  tree,
} = settingsSchema.shape;

/** The keys to change, and only those: a `partial()` of the schema would bring the defaults of all the others along. */
export const settingsPatchSchema = z.object({
  theme: theme.unwrap().optional(),
  language: language.unwrap().optional(),
  activeProvider: activeProvider.unwrap().optional(),
  defaultMode: defaultMode.unwrap().optional(),
  chat: chat.unwrap().optional(),
  correction: correction.unwrap().optional(),
  diff: diff.unwrap().optional(),
  memory: memory.unwrap().optional(),
  notifications: notifications.unwrap().optional(),
  quickAsk: quickAsk.unwrap().optional(),
  desktop: desktop.unwrap().optional(),
  tools: tools.unwrap().optional(),
  tree: tree.unwrap().optional(),
  web: z.object({ allowedHosts: webSettingsSchema.shape.allowedHosts.unwrap() }).optional(),
});
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;
