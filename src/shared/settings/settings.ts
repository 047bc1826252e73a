import type { ModelFacts } from '../models/model-facts-schema';
import { type AnyText, say, textOf } from '../texts/text';
import type { Preset } from './presets';
import type { Provider, Settings } from './settings-schema';

export type * from './settings-schema';

// Settings and providers as windows see them.

/** As the schema reads an empty file. */
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
  diff: { view: 'side-by-side', wrap: false, wrapProse: true, whitespace: true },
  summarizeToolOutput: { run_shell_command: {} },
  changes: { keepDays: 60, keepMegabytes: 2048, largestMegabytes: 20, mostFiles: 200_000 },
  tree: { ignored: 'dimmed' },
  editor: {
    ...{ fontSize: 12.5, wordWrap: 'off', tabSize: 4, lineNumbers: 'on' },
    ...{ renderWhitespace: 'selection', minimap: false, command: 'code -g {path}:{line}' },
  },
  terminal: { fontSize: 12.5 },
  sandbox: 'auto',
  commands: { environment: {} },
  memory: { fileNames: ['AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md'] },
  notifications: { waiting: true, finished: true, failed: true, sound: false },
  quickAsk: { shortcut: 'CommandOrControl+Shift+Space' },
  desktop: { closeToTray: false, spellCheck: false },
  updates: { address: '' },
  tools: { discoveryCommand: '', callCommand: '' },
  toolGroups: {},
  web: { allowedHosts: [], tavily: { baseUrl: 'https://api.tavily.com' } },
  mcpServers: {},
  mcp: {},
};

/** Where the key of the web search comes from; a stored one is for the address alone that it was given for. */
export type SearchKeyState = 'none' | 'environment' | 'stored' | 'for-another-address';

export const demoProviderId = 'demo';
export const demoModelName = 'demo';
export const environmentProviderId = 'environment';

/** A provider as a window sees it: never its key. */
export type ProviderView = Provider & {
  readonly hasKey: boolean;
  /** Where it comes from: the settings, the environment variables, or the app itself (the demo model). */
  readonly origin: 'settings' | 'environment' | 'built-in';
  /** By the names of models: what their server taught or lists. */
  readonly known?: Readonly<Record<string, ModelFacts>>;
};

/** Of what the application brings along the name is a text, of all others the person's own word. */
export function nameOfProvider({ id, name }: Pick<ProviderView, 'id' | 'name'>): AnyText {
  if (id === demoProviderId) return textOf('model.demo');
  return id === environmentProviderId ? textOf('model.environment') : name;
}

/** Said where it is shown. */
export function providerName(provider: Pick<ProviderView, 'id' | 'name'>): string {
  return say(nameOfProvider(provider));
}

/** A model as its server lists it. */
export type ListedModel = Readonly<ModelFacts> & { readonly id: string };

export type FoundServer = Preset & { readonly models: readonly string[] };
