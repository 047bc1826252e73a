import type { ModelFacts } from '../models/model-facts-schema';
import { type AnyText, say, textOf } from '../texts/text';
import type { Preset } from './presets';
import type { Provider, Settings } from './settings-schema';

export type * from './settings-calls-schema';
export type * from './settings-schema';

/** The result of the schema for an empty file. */
export const defaultSettings: Settings = {
  theme: 'system',
  language: 'system',
  providers: [],
  activeProvider: null,
  defaultMode: 'ask',
  chat: { enterWhileWorking: 'queue' },
  chats: { titles: true },
  budget: { turn: {}, day: {} },
  subAgents: { rounds: 100, minutes: 60 },
  correction: { model: true },
  diagnostics: { tellModel: true },
  diff: { view: 'side-by-side', wrap: true, wrapProse: true, whitespace: true },
  summarizeToolOutput: { run_shell_command: {} },
  changes: { keepDays: 60, keepMegabytes: 2048, largestMegabytes: 20, mostFiles: 200_000 },
  tree: { ignored: 'dimmed' },
  editor: {
    fontSize: 12.5,
    wordWrap: 'off',
    tabSize: 4,
    lineNumbers: 'on',
    renderWhitespace: 'selection',
    minimap: false,
    command: 'code -g {path}:{line}',
  },
  terminal: { fontSize: 12.5 },
  sandbox: 'auto',
  commands: { environment: {} },
  packages: { lookUp: true },
  memory: {
    fileNames: ['AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md'],
    others: { copilot: true, cursor: true },
  },
  notifications: { waiting: true, finished: true, failed: true, sound: false },
  quickAsk: { shortcut: '' },
  desktop: { closeToTray: false, spellCheck: false, keepAwake: true },
  updates: { address: '' },
  tools: { discoveryCommand: '', callCommand: '' },
  toolGroups: {},
  web: { allowedHosts: [], tavily: { baseUrl: 'https://api.tavily.com' } },
  mcpServers: {},
  hooks: {},
  mcp: {},
};

/** The source of the key for web search. A stored key is valid only for the address that it was entered for. */
export type SearchKeyState = 'none' | 'environment' | 'stored' | 'for-another-address';

export const demoProviderId = 'demo';
export const demoModelName = 'demo';
export const environmentProviderId = 'environment';

/** A provider for a window, never with its key. */
export type ProviderView = Provider & {
  readonly hasKey: boolean;
  /** Its source: the settings, the environment variables, or the application itself (the demo model). */
  readonly origin: 'settings' | 'environment' | 'built-in';
  /** By the names of models: the lessons and list of their server. */
  readonly known?: Readonly<Record<string, ModelFacts>>;
};

/** The name of a built-in provider is a text; all other names are the user's own. */
export function nameOfProvider({ id, name }: Pick<ProviderView, 'id' | 'name'>): AnyText {
  if (id === demoProviderId) return textOf('model.demo');
  return id === environmentProviderId ? textOf('model.environment') : name;
}

/** In the current language. */
export function providerName(provider: Pick<ProviderView, 'id' | 'name'>): string {
  return say(nameOfProvider(provider));
}

/** A model in its server's list. */
export type ListedModel = Readonly<ModelFacts> & { readonly id: string };

export type FoundServer = Preset & { readonly models: readonly string[] };
