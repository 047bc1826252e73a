import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Provider } from '@shared/settings/settings';
import { type AnyText, say } from '@shared/texts/text';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openSecrets } from '../secrets';
import { createSettingsStore, type SettingsStore, type SettingsView } from '../settings';

// For tests: the settings of a data folder, and the messages about them.

export type Opened = {
  store: SettingsStore;
  problems: string[];
  mended: string[];
  nextChange(): Promise<SettingsView>;
  file: string;
};

export const provider: Provider = {
  id: 'local',
  name: 'Local',
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'qwen3',
  headers: {},
  images: false,
  files: false,
  tools: true,
};

export async function openSettings(home: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> {
  const [problems, mended]: [string[], string[]] = [[], []];
  const onMended = (problem: AnyText) => void mended.push(say(problem));
  const onProblem = (problem: AnyText) => void problems.push(say(problem));
  let tell: (view: SettingsView) => void = () => {};
  const secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem, onMended });
  const store = await createSettingsStore({
    home,
    env,
    secrets,
    onProblem,
    onMended,
    onChange: (view) => tell(view),
  });
  onTestFinished(() => store.close());
  const nextChange = () =>
    new Promise<SettingsView>((resolve) => {
      tell = resolve;
    });
  return { store, problems, mended, nextChange, file: path.join(home, 'settings.json') };
}

export async function openSettingsWith(text: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> {
  const home = await tempFolder();
  await writeFile(path.join(home, 'settings.json'), text);
  return await openSettings(home, env);
}

/**
 * A used data folder with chats, a key and windows, but without a settings file. Without `windows`, only headless
 * prompts ran there.
 */
export async function usedFolder({ keys = true, chats = true, windows = true } = {}): Promise<string> {
  const home = await tempFolder();
  const key = { 'provider:local': { plain: 'canary-key-1', origin: 'http://127.0.0.1:11434' } };
  if (keys) await writeFile(path.join(home, 'secrets'), JSON.stringify(key));
  if (chats) await mkdir(path.join(home, 'chats', 'project'), { recursive: true });
  if (chats) await writeFile(path.join(home, 'chats', 'project', 'a.jsonl'), '');
  if (windows) await writeFile(path.join(home, 'recent.json'), '[]');
  return home;
}
