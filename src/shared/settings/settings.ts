import type { Price } from '../cost/price-schema';
import { type AnyText, say, textOf } from '../texts/text';
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

export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly keyUrl: string | null;
};

export const presets: readonly Preset[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keyUrl: 'https://platform.openai.com/api-keys',
  },
  {
    id: 'qwen',
    name: 'Qwen (DashScope)',
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    keyUrl: 'https://bailian.console.alibabacloud.com/',
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyUrl: 'https://openrouter.ai/keys',
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    keyUrl: 'https://platform.deepseek.com/api_keys',
  },
];

/** Servers looked for on this machine at the first start. */
export const localServers: readonly Preset[] = [
  { id: 'ollama', name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', keyUrl: null },
  { id: 'lm-studio', name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', keyUrl: null },
  { id: 'llama-cpp', name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1', keyUrl: null },
  { id: 'vllm', name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', keyUrl: null },
];

/** A model as its server lists it; null: without a price. */
export type ListedModel = { readonly id: string; readonly price: Price | null };

export type FoundServer = Preset & { readonly models: readonly string[] };
