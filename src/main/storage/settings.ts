import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldOf, isRecord } from '@shared/base/json';
import { AppError } from '@shared/errors';
import type { SettingRow } from '@shared/settings/setting-row';
import {
  demoProviderId,
  environmentProviderId,
  type Provider,
  type ProviderView,
  type SearchKeyState,
  type Settings,
  type SettingsPatch,
  type ToolGroupSetting,
} from '@shared/settings/settings';
import { namesUser, providerSchema } from '@shared/settings/settings-schema';
import type { SearchSettings } from '@shared/settings/web-settings-schema';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type JsonEdit, openJsonFile } from './json-file';
import { lossOfSettings } from './lost-settings';
import { type DaySpending, openDaySpending, type Today } from './models/day-spending';
import { type LearnedFacts, openLearnedFacts } from './models/learned-facts';
import { createProviderKeys, type KeyOwner } from './provider-keys';
import { listProviders, type Providers } from './providers';
import { readSettings } from './read-settings';
import { createSearchKey } from './search-key';
import type { Secrets } from './secrets';
import { createStandingProblems } from './standing-problems';

// Settings store of the application: `settings.json` of the data folder, overridden by the environment, with the keys
// beside it. It follows the file while Pilotfish runs; its edits preserve the user's comments.

export type SettingsView = Providers & { readonly settings: Settings; readonly searchKey: SearchKeyState };

export type SettingsStore = {
  current(): SettingsView;
  /** Changes the keys in the patch. Resolves when the change is on disk. */
  change(patch: SettingsPatch): Promise<void>;
  /** Sets the value of a row. Undefined removes it from the file. Throws AppError `invalid`. */
  set(key: string, value: unknown): Promise<void>;
  /** The settings with a row, each with its fault in the file. */
  rows(): Promise<readonly SettingRow[]>;
  /**
   * Adds the provider, or replaces the one with the same id. An empty `key` deletes its key, an absent one leaves it.
   * Throws AppError `invalid` if the stored key is for another server.
   */
  saveProvider(provider: Provider, key?: string): Promise<void>;
  removeProvider(id: string): Promise<void>;
  /** Null removes the group. */
  setToolGroup(name: string, group: ToolGroupSetting | null): Promise<void>;
  /** MCP servers by alias, as written in the file. Undefined removes one. */
  setServers(servers: readonly (readonly [alias: string, written: unknown])[]): Promise<void>;
  /**
   * The key for requests to this provider's address, or null. Throws AppError `unavailable` if the key is for another
   * address, or cannot be decrypted.
   */
  keyOf(provider: KeyOwner): Promise<string | null>;
  /** The address of the web search, and its key. An empty key deletes the stored one, an absent key leaves it. */
  saveSearch(search: SearchSettings): Promise<void>;
  /** The key for a search at this address, or null. Throws AppError `unavailable` if it cannot be decrypted. */
  searchKeyOf(baseUrl: string): Promise<string | null>;
  /** Facts about the models of its providers. */
  readonly learned: LearnedFacts;
  /** Today's spending on them. */
  readonly spending: DaySpending;
  close(): void;
};

export type SettingsOptions = {
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  /** Called after every change except the first read. */
  readonly onChange: (view: SettingsView) => void;
  /** Gets a sentence for the user about something unused in the file or, with null, from elsewhere. */
  readonly onProblem: (problem: AnyText, file: 'settings.json' | null) => void;
  /** Gets the same sentence when it is no longer true. */
  readonly onMended?: (problem: AnyText) => void;
  readonly onSpent?: (today: Today) => void;
  readonly now?: () => number;
};

export async function createSettingsStore(options: SettingsOptions): Promise<SettingsStore> {
  const { home, env, secrets, onChange, onSpent, onMended = () => {}, now = Date.now } = options;
  const onProblem = (problem: AnyText) => options.onProblem(problem, 'settings.json');
  const location = path.join(home, 'settings.json');
  const file = openJsonFile({ path: location, onProblem, onMended, mode: 0o600, outlivesLoss: true });
  const keys = createProviderKeys(secrets);
  const searchKey = createSearchKey({ secrets, env, file, onProblem });
  const sayProblems = createStandingProblems({ onProblem, onMended });

  const withKnown = (provider: ProviderView) => ({ ...provider, known: learned.factsAt(provider.baseUrl) });
  const takeOver = (next: SettingsView) => {
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    onChange(view);
  };
  let notUsed: readonly Text[] = [];
  const viewOf = (value: unknown): SettingsView => {
    const { settings, problems } = readSettings(value);
    const providers = listProviders({ settings, env, hasKey: keys.has });
    // Closing the welcome page leads to the demo. This does not count as a choice.
    const isChosen = ![null, demoProviderId].includes(providers.activeProvider);
    const isMissed = loss.missing !== null && !isChosen;
    notUsed = problems;
    sayProblems(isMissed ? [loss.missing, ...problems] : problems);
    const known = { ...providers, providers: providers.providers.map(withKnown) };
    return { settings, ...known, searchKey: searchKey.state(settings.web.tavily.baseUrl) };
  };
  const bindKeys = () =>
    keys.bind(view.settings.providers).catch((error: unknown) => options.onProblem(toldOf(error), null));

  const [learned, loss] = await Promise.all([
    openLearnedFacts(home, () => takeOver({ ...view, providers: view.providers.map(withKnown) })),
    lossOfSettings({ home, location, secrets }),
  ]);
  let view = viewOf(await searchKey.takenOut(await file.read(loss.instead)));
  await bindKeys();
  sayUnusableUrl(env, (problem) => options.onProblem(problem, null));

  const refresh = async () => {
    const [content] = await Promise.all([file.peek(), secrets.reload()]);
    if (!content) return;
    takeOver(viewOf(await searchKey.takenOut(content.value)));
  };

  const edit = async (decide: (value: unknown) => readonly JsonEdit[]) => {
    await file.edit(decide);
    await refresh();
  };

  const look = () => void refresh().catch((error: unknown) => onProblem(toldOf(error)));
  const onLost = (error: unknown) => onProblem(textOf('settings.unwatched', { why: toldOf(error) }));
  const watching = [file.watch(look, onLost), secrets.watch(look)];

  return {
    current: () => view,
    learned,
    spending: openDaySpending({ home, now, onChange: onSpent }),
    rows: async () => (await import('./setting-rows/setting-rows')).settingRows(notUsed),
    ...changesOf({ edit, keys, searchKey, view: () => view, onMended }),
    searchKeyOf: searchKey.of,
    async keyOf(provider) {
      return provider.id === environmentProviderId ? env.OPENAI_API_KEY || null : await keys.of(provider);
    },
    close() {
      for (const each of watching) each.close();
    },
  };
}

type Changing = {
  edit(decide: (value: unknown) => readonly JsonEdit[]): Promise<void>;
  readonly keys: ReturnType<typeof createProviderKeys>;
  readonly searchKey: ReturnType<typeof createSearchKey>;
  view(): SettingsView;
  onMended(problem: AnyText): void;
};

/** Changes of single keys, and changes that involve more than keys. */
function changesOf({
  edit,
  keys,
  searchKey,
  view,
  onMended,
}: Changing): Omit<
  SettingsStore,
  'current' | 'learned' | 'spending' | 'rows' | 'searchKeyOf' | 'keyOf' | 'close'
> {
  return {
    change: (patch) => edit(() => editsOf(patch)),
    async set(key, value) {
      const { settingValue } = await import('./setting-rows/setting-rows');
      const parsed = settingValue(key, value);
      await edit(() => [{ path: key.split('.'), value: parsed }]);
    },
    async saveProvider(provider, key) {
      refuseReserved(provider.id);
      const before = view().settings.providers.find(({ id }) => id === provider.id);
      await keys.keep(provider, key, before);
      await edit((value) => providerEdits(value, provider));
    },
    async removeProvider(id) {
      refuseReserved(id);
      await edit((value) => removalOf(value, id));
      await keys.forget(id);
    },
    async saveSearch(search) {
      await searchKey.keep(search);
      await edit(() => searchEdits(search, view()));
      onMended(textOf('web.key-refused'));
    },
    setToolGroup: (name, group) => edit(() => groupEdits(name, group, view().settings)),
    setServers: (servers) => edit(() => servers.map(serverEdit)),
  };
}

function groupEdits(
  name: string,
  group: ToolGroupSetting | null,
  { toolGroups }: Pick<Settings, 'toolGroups'>,
): readonly JsonEdit[] {
  const path = ['toolGroups', name];
  return group === null ? [{ path, value: undefined }] : editsBetween(toolGroups[name], group, path);
}

function serverEdit([alias, value]: readonly [alias: string, written: unknown]): JsonEdit {
  return { path: ['mcpServers', alias], value };
}

function refuseReserved(id: string): void {
  if (id === demoProviderId) throw new AppError('invalid', textOf('settings.demo-is-built-in'));
  if (id === environmentProviderId) throw new AppError('invalid', textOf('settings.from-environment'));
}

/** One edit per leaf, so that comments next to neighbours of a nested key stay. */
function editsOf(patch: object, above: readonly string[] = []): JsonEdit[] {
  return Object.entries(patch).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isSection ? editsOf(value, [...above, key]) : [{ path: [...above, key], value }];
  });
}

/** The entries in the file, including wrong ones. Those retain their positions. */
function providersIn(value: unknown): readonly unknown[] {
  const providers = fieldOf(value, 'providers');
  return Array.isArray(providers) ? providers : [];
}

function indexOfProvider(value: unknown, id: string): number {
  return providersIn(value).findIndex((entry) => fieldOf(entry, 'id') === id);
}

/** Edits an existing provider key by key, so that comments and keys of other versions stay. */
function providerEdits(value: unknown, provider: Provider): readonly JsonEdit[] {
  const entries = providersIn(value);
  if (entries.length === 0) return [{ path: ['providers'], value: [provider] }];
  const index = indexOfProvider(value, provider.id);
  if (index === -1) return [{ path: ['providers', entries.length], value: provider }];
  const parsed = providerSchema.safeParse(entries[index]);
  return editsBetween(parsed.data ?? knownFields(entries[index]), provider, ['providers', index]);
}

function knownFields(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(providerSchema.shape).map((key) => [key, fieldOf(value, key)]));
}

/** The keys that differ, at any depth. Keys that neither side has stay in the file. */
function editsBetween(before: unknown, after: unknown, path: JsonEdit['path']): readonly JsonEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => editsBetween(before[key], after[key], [...path, key]));
}

/** If other providers remain, the choice still names the removed one. Its users wait for another choice. */
function removalOf(value: unknown, id: string): JsonEdit[] {
  const index = indexOfProvider(value, id);
  const active = fieldOf(value, 'activeProvider');
  const isLast = providersIn(value).length === 1;
  return [
    ...(index === -1 ? [] : [{ path: ['providers', index], value: undefined }]),
    ...(active === id && isLast ? [{ path: ['activeProvider'], value: undefined }] : []),
  ];
}

function searchEdits({ baseUrl }: SearchSettings, { settings }: SettingsView): JsonEdit[] {
  const isSame = settings.web.tavily.baseUrl === baseUrl;
  return isSame ? [] : [{ path: ['web', 'tavily', 'baseUrl'], value: baseUrl }];
}

function sayUnusableUrl(env: NodeJS.ProcessEnv, onProblem: (problem: AnyText) => void): void {
  const url = env.OPENAI_BASE_URL;
  if (url && !/^https?:\/\//.test(url)) onProblem(textOf('environment.no-url'));
  else if (url && namesUser(url)) onProblem(textOf('environment.password-in-url'));
}
